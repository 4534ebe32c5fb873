import { AUTO_HUNDREDTHS } from './card.ts';

/*
 * How a flight rises: `floor(100 · 1.06^t)` hundredths after t seconds (docs/domain/games.md §4.1).
 * Whole numbers only, so that the site and every browser agree to the millisecond.
 */

const PLACES = 128n;
/** 1.06^(1/1000) with 128 binary places, cut. */
const STEP = 340302195380598525485698613622092804917n;
const SECOND = 1_000;
/** When the greatest multiplier is reached, in milliseconds: no flight lasts longer. */
const LONGEST_MS = 158_067;

let known: readonly bigint[] | undefined;

/** 1.06^(ms/1000) for each millisecond of a second, with 128 binary places. */
function withinSecond(): readonly bigint[] {
  if (known) return known;
  const powers = [1n << PLACES];
  for (let ms = 1; ms < SECOND; ms++) powers.push(((powers[ms - 1] ?? 0n) * STEP) >> PLACES);
  known = powers;
  return powers;
}

/** The multiplier after so many milliseconds of flight, in hundredths: 100 … 1,000,000. */
export function hundredthsAt(ms: number): number {
  if (ms >= LONGEST_MS) return AUTO_HUNDREDTHS.max;
  const whole = Math.max(0, Math.floor(ms));
  const seconds = BigInt(Math.floor(whole / SECOND));
  const part = withinSecond()[whole % SECOND] ?? 0n;
  return Number((106n ** seconds * part * 100n) / ((100n ** seconds) << PLACES));
}

/** The first millisecond of a flight that has reached a multiplier in hundredths. */
export function msAt(hundredths: number): number {
  let before = -1;
  let reached = LONGEST_MS;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (hundredthsAt(middle) >= hundredths) reached = middle;
    else before = middle;
  }
  return reached;
}
