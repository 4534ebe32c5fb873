import { compare, fraction } from '../fractions.ts';
import type { GameSheet } from '../contract.ts';
import { returnOf } from './odds.ts';
import { RISKS, ROWS, TABLES, type PlinkoParams } from './tables.ts';

/** All 27 boards. */
export const BOARDS: readonly PlinkoParams[] = RISKS.flatMap((risk) =>
  Array.from({ length: ROWS.max - ROWS.min + 1 }, (_, at) => ({ risk, rows: ROWS.min + at })),
);

let known: GameSheet | undefined;

/** Every bin pays something, so how often more than the stake is paid depends on the board. */
export const plinkoSheet = (): GameSheet => (known ??= countSheet());

function countSheet(): GameSheet {
  const [least, ...more] = BOARDS.map(returnOf).sort(compare);
  const most = Math.max(...Object.values(TABLES).flat());
  return {
    rtp: { least: least!, greatest: more.pop()! },
    hitFrequency: null,
    maxWin: fraction(BigInt(most), 10n),
  };
}
