import { fraction } from '../fractions.ts';
import type { GameSheet } from '../contract.ts';
import { TARGET_HUNDREDTHS } from './card.ts';
import { leastReturn, PAID_BACK } from './odds.ts';

let known: GameSheet | undefined;

export function limboSheet(): GameSheet {
  known ??= {
    rtp: { least: leastReturn(), greatest: fraction(PAID_BACK, 100n) },
    hitFrequency: null,
    maxWin: fraction(BigInt(TARGET_HUNDREDTHS.max), 100n),
  };
  return known;
}
