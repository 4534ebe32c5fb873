import { Money, plusDays } from '@palaro/kernel';
import { SIGN_IN_DAYS } from '../promotions.limits.ts';

/** The rule of a daily sign-in (docs/domain/promotions.md §2, SIGN_IN). Amounts are decimals. */
export interface SignInRule {
  /** Awards of the days of a row, `SIGN_IN_DAYS` of them. */
  days: readonly string[];
  /** Valid bets that the day before must have had. */
  needs: string;
  turnoverTimes: number;
}

/** The last sign-in: its day (`2026-11-21`) and its place in the row, from 1. */
export interface LastSignIn {
  day: string;
  step: number;
}

/**
 * The place in the row that a sign-in today has: the next after yesterday's, and the first after a
 * missed day or a whole row. Today's own again if it is taken.
 */
export function stepToday(last: LastSignIn | null, today: string): number {
  if (last?.day === today) return last.step;
  const goesOn = last !== null && last.day === plusDays(today, -1);
  return goesOn ? (last.step % SIGN_IN_DAYS) + 1 : 1;
}

/** The award of a place in the row. */
export const amountOf = ({ days }: Pick<SignInRule, 'days'>, step: number): Money =>
  Money.of(days[step - 1] ?? '0.0000');
