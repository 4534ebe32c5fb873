import type { Ratio } from '@palaro/kernel';
import { fraction } from '../fractions.ts';
import type { GameSheet } from '../contract.ts';
import { TARGET_HUNDREDTHS } from './card.ts';
import { FACES, PAID_BACK, returnOf } from './odds.ts';

let known: GameSheet | undefined;

export function limboSheet(): GameSheet {
  known ??= {
    rtp: { least: leastReturn(), greatest: fraction(PAID_BACK, 100n) },
    hitFrequency: null,
    maxWin: fraction(BigInt(TARGET_HUNDREDTHS.max), 100n),
  };
  return known;
}

/**
 * The least return over all targets. A target of `t` hundredths loses the remainder of 99 · 2⁵² by
 * `t` to the house, and a remainder is below its divisor. So the search goes down from the greatest
 * target and ends where no smaller one can lose more, after some 16,000 of the 100 million targets.
 */
function leastReturn(): Ratio {
  let worst: number = TARGET_HUNDREDTHS.max;
  let lost = 0n;
  for (let target = worst; BigInt(target) > lost + 1n; target--) {
    const remainder = (PAID_BACK * FACES) % BigInt(target);
    if (remainder > lost) [worst, lost] = [target, remainder];
  }
  return returnOf(worst);
}
