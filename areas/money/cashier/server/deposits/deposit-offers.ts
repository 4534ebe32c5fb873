import type { InLanguages, Language, MemberId, Money } from '@palaro/kernel';
import type { SubledgerEntry } from '@palaro/ledger';
import { defineProvision, type Tx } from '@palaro/server';
import type { DepositRecord } from './deposits.repository.ts';

/** A promotion that a deposit may take. */
export interface DepositOffer {
  id: string;
  name: string;
  bonus: Money;
  /** All that must be bet then, deposit and bonus together. */
  turnover: Money;
  endsAt: Date | null;
}

/** An offer that an order takes. */
export interface JoinedOffer {
  member: MemberId;
  order: string;
  promotion: string;
  /** The sum that would be credited. */
  credited: Money;
  device: Buffer | null;
}

/** An offer as the order keeps it. */
export interface FrozenOffer {
  title: InLanguages<string>;
  bonus: Money;
  /** How often deposit and bonus must be bet. */
  times: number;
}

/** A promised bonus that a payment earns. */
export interface EarnedOffer {
  /** How often the credited amount must be bet, instead of the site's own times. */
  times: number;
  /** Rows that issue the bonus, for the commit of the deposit. */
  rows: SubledgerEntry[];
}

/** Promotions on deposits, which whoever keeps them provides (docs/domain/payments.md §7). */
export interface DepositOffers {
  /** Offers that fit a deposit of which `credited` is added; none without an amount. */
  list(member: MemberId, credited: Money, language: Language): Promise<DepositOffer[]>;
  /** Promises the bonus in the order's transaction. Refuses `promo_not_eligible`. */
  join(tx: Tx, offer: JoinedOffer): Promise<FrozenOffer>;
  /** The bonus that this payment earns; null where the order has none or it is not earned. */
  earned(order: DepositRecord, credited: Money): Promise<EarnedOffer | null>;
  /** Gives the promise back, of an order that ended without money. */
  release(tx: Tx, order: DepositRecord): Promise<void>;
}

export const depositOffers = defineProvision<DepositOffers>('cashier.deposit-offers');
