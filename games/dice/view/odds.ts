import { DICE_FACES, diceMultiplier, WIN_NUMBERS, type DiceParams } from '../card.ts';

/** The odds of a choice, as shown beside the slider; all exact. */
export interface Odds {
  /** `49.50 %` */
  chance: string;
  /** `2.00×` */
  multiplier: string;
  /** `99.0000 %`: multiplier times chance. */
  rtp: string;
  /** The first losing (under) or winning (over) number: `49.50`. */
  edge: string;
}

/** Writes a roll of 0 … 9,999 with two digits before the point and two after it. */
export const rollText = (roll: number) => hundredths(roll).padStart(5, '0');

export function oddsOf({ side, winNumbers }: DiceParams): Odds {
  const times = diceMultiplier(winNumbers);
  return {
    chance: `${hundredths(winNumbers)} %`,
    multiplier: `${hundredths(times)}×`,
    rtp: `${fraction(times * winNumbers, 4)} %`,
    edge: rollText(side === 'under' ? winNumbers : DICE_FACES - winNumbers),
  };
}

/** Keeps a choice within what the game offers. */
export const withinRange = (winNumbers: number) =>
  Math.min(WIN_NUMBERS.max, Math.max(WIN_NUMBERS.min, Math.round(winNumbers)));

const hundredths = (count: number) => fraction(count, 2);

/** Writes an integer as a decimal with its last `decimals` digits after the point. */
function fraction(count: number, decimals: number): string {
  const digits = String(count).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
