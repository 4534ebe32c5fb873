import { Money } from '@palaro/kernel';
import { CLUB_LEVELS, levelAt, TOP_LEVEL } from '../club-levels.ts';

/** Totals of a member since he registered. */
export interface ClubTotals {
  deposit: Money;
  validBet: Money;
}

/** The highest level of which both totals are reached (docs/domain/promotions.md §7). */
export function levelReached({ deposit, validBet }: ClubTotals): number {
  const reached = CLUB_LEVELS.filter(
    (one) => deposit >= Money.of(one.deposit) && validBet >= Money.of(one.validBet),
  );
  return reached.length - 1;
}

/** The level after the month's look at 90 days of play: one less where they were too little. */
export const levelKept = (level: number, played: Money): number =>
  level > 0 && played < Money.of(levelAt(level).keep) ? level - 1 : level;

/** Level-up awards that a rise pays: each level passed, those of nothing left out. */
export const levelUps = (from: number, to: number) =>
  CLUB_LEVELS.filter(({ level }) => level > from && level <= to && level <= TOP_LEVEL)
    .map(({ level, levelUp }) => ({ level, amount: Money.of(levelUp) }))
    .filter(({ amount }) => amount > 0n);
