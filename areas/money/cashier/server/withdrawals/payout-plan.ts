import { Money, plusSeconds } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import { payoutCards } from '@palaro/bank-cards/server';
import type { PayoutPlan } from '../../withdrawals.api.ts';
import { payoutMethods } from './payout-methods.ts';
import { arrivalOf, CHECK_SECONDS, payoutParts, railOf } from './payout-rails.ts';

/**
 * Plans a payout before its member asks for it: by which rail, in which parts, and when it arrives
 * at the latest, approved at once or after a person's check. It judges no balance. Refuses
 * `card_unknown`.
 */
export async function readPayoutPlan(
  app: App,
  member: Member,
  { card, amount: typed }: { card: string; amount: string },
): Promise<PayoutPlan> {
  const { 'withdraw.partsMost': partsMost, 'withdraw.bankHolidays': holidays } = app.site.settings;
  const [cards, methods] = await Promise.all([payoutCards(app, member.id), payoutMethods(app.db)]);
  const kind = cards.find(({ id }) => id === card)?.kind;
  if (!kind) throw refuse('card_unknown');
  const amount = Money.of(typed);
  const parts = payoutParts(amount, { kind, least: methods.get(kind)?.least ?? 1n, partsMost });
  const now = app.clock.now();
  const checked = plusSeconds(now, CHECK_SECONDS);
  return {
    rail: railOf(parts[0] ?? amount),
    parts: parts.map((part) => Money.text(part)),
    approvedNow: arrivalOf(parts, now, holidays).toISOString(),
    afterCheck: arrivalOf(parts, checked, holidays).toISOString(),
  };
}
