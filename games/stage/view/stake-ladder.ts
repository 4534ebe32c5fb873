import { Money } from '@palaro/kernel';

/** The stakes a member can choose, lowest first. */
export interface Stakes {
  /** Every stake of a ladder, or the chips of a range. */
  chips: readonly string[];
  min: string;
  max: string;
  /** Half the stake, but at least the least one; on a ladder the next rung at or below the half. */
  half(stake: string): string;
  /**
   * Twice the stake, but at most the greatest one; on a ladder the highest rung up to that, or the
   * next rung if there is none.
   */
  double(stake: string): string;
  /** The greatest stake that the balance covers; the least one if it covers none. */
  greatest(balance: string | null): string;
}

/** Stakes from a ladder of rungs, as slots have them. Throws if it is empty. */
export function ladderStakes(rungs: readonly string[]): Stakes {
  const min = rungs[0];
  const max = rungs[rungs.length - 1];
  if (min === undefined || max === undefined) throw new RangeError('the ladder has no stakes');
  const atMost = (limit: Money) => rungs.filter((rung) => Money.of(rung) <= limit).pop() ?? min;
  return {
    chips: rungs,
    min,
    max,
    half: (stake) => atMost(Money.of(stake) / 2n),
    double: (stake) => {
      const twice = atMost(Money.of(stake) * 2n);
      return twice === stake ? (rungs[rungs.indexOf(stake) + 1] ?? stake) : twice;
    },
    greatest: (balance) => (balance === null ? max : atMost(Money.of(balance))),
  };
}

/** Chips for stakes in whole steps, as the originals have them. */
const CHIPS = ['1', '5', '10', '50', '100', '500', '1000', '5000', '10000', '50000'];

/** Stakes between two bounds in whole steps. */
export function rangeStakes(min: string, max: string, step: string): Stakes {
  const least = Money.of(min);
  const greatest = Money.of(max);
  const unit = Money.of(step);
  const fit = (amount: Money) => {
    const whole = (amount / unit) * unit;
    return Money.text(whole < least ? least : whole > greatest ? greatest : whole);
  };
  return {
    chips: CHIPS.map((chip) => `${chip}.0000`).filter((chip) => fit(Money.of(chip)) === chip),
    min,
    max,
    half: (stake) => fit(Money.of(stake) / 2n),
    double: (stake) => fit(Money.of(stake) * 2n),
    greatest: (balance) => (balance === null ? max : fit(Money.of(balance))),
  };
}

/** The first stake on opening: one peso where offered, else the least stake. */
export const firstStake = ({ chips, min }: Stakes) =>
  chips.indexOf('1.0000') >= 0 ? '1.0000' : min;
