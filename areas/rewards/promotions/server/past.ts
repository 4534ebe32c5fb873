import type { MemberId, Money } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import type { RawBuilder } from 'kysely';
import type { Say } from './say.ts';

/** Whole days of the site, both included. */
export interface PastDays {
  from: string;
  to: string;
  zone: string;
  now: Date;
}

/** An award that a rule would have given on a day of the site. */
export interface PastAward {
  member: MemberId;
  day: string;
  amount: Money;
}

/** A kind whose rule can be held against the past (docs/domain/promotions.md §4, Simulation). */
interface ToldByPast<R> {
  /** Whole days that its records reach back. */
  days: number;
  /** SQL: the row of `member`, as `m`, has something within the days that may count. */
  mayHave(days: PastDays): RawBuilder<boolean>;
  /**
   * Awards of these members, by the functions that give them, as if the promotion had run on these
   * days with a budget that never ends and no award before it.
   */
  awards(db: Db, rule: R, members: readonly MemberId[], days: PastDays): Promise<PastAward[]>;
  /** Words for what is taken for granted. */
  assumes(rule: R, say: Say): string[];
}

/** A kind whose cost depends on what members do only once it runs. */
interface UntoldByPast<R> {
  /** Words for why, and for what bounds its cost beside the budget. */
  untold(rule: R, say: Say): string[];
}

export type Past<R> = ToldByPast<R> | UntoldByPast<R>;

/** Days that a simulation looks back on. */
export const SIMULATED_DAYS = 90;
