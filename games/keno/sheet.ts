import { compare, fraction } from '../fractions.ts';
import type { GameSheet } from '../contract.ts';
import { returnOf } from './odds.ts';
import { RISKS, TABLES } from './tables.ts';

let known: GameSheet | undefined;

export const kenoSheet = (): GameSheet => (known ??= countSheet());

function countSheet(): GameSheet {
  const returns = RISKS.flatMap((risk) => TABLES[risk].map((_, i) => returnOf(risk, i + 1)));
  const [least, ...more] = returns.sort(compare);
  const most = Math.max(...RISKS.flatMap((risk) => TABLES[risk].flat()));
  return {
    rtp: { least: least!, greatest: more.pop()! },
    hitFrequency: null,
    maxWin: fraction(BigInt(most), 10n),
  };
}
