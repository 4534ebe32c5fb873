import { Money, plusSeconds } from '@palaro/kernel';
import type { PayoutRail } from '../../withdrawals.api.ts';
import { endOfDay, pesonetDay } from './banking-days.ts';
import { partsOf } from './payout-parts.ts';

/** Most of one InstaPay transfer; above it goes PESONet (docs/domain/payments.md §1). */
export const INSTAPAY_MOST = Money.of('50000.0000');
/** Time that an InstaPay transfer has at the latest: minutes, and some for the provider's queue. */
const INSTAPAY_SECONDS = 1_800;
/** Time in which a person looks at an order that was not approved at once. */
export const CHECK_SECONDS = 86_400;

/** Rail that a transfer of this amount takes. */
export const railOf = (amount: Money): PayoutRail =>
  amount <= INSTAPAY_MOST ? 'instapay' : 'pesonet';

interface PayoutRule {
  kind: string;
  /** Least that the method pays out; no part is below it. */
  least: Money;
  /** Setting `withdraw.partsMost`. */
  partsMost: number;
}

/**
 * Parts in which a payout is sent. Above InstaPay's limit it goes in parts that arrive at once, as
 * long as those are no more than the site pays for; else as one by PESONet. E-wallets are not on
 * PESONet, so theirs is always split.
 */
export function payoutParts(amount: Money, { kind, least, partsMost }: PayoutRule): Money[] {
  const parts = partsOf(amount, INSTAPAY_MOST, least);
  return kind === 'WALLET' || parts.length <= partsMost ? parts : [amount];
}

/** Moment at which all parts have arrived at the latest, if they are sent then. */
export function arrivalOf(parts: readonly Money[], sent: Date, holidays: readonly string[]): Date {
  const isSlow = parts.some((part) => railOf(part) === 'pesonet');
  return isSlow ? endOfDay(pesonetDay(sent, holidays)) : plusSeconds(sent, INSTAPAY_SECONDS);
}
