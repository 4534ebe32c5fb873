import type { SlotWin } from './slot-card.ts';

/** Coins for three, four and five, for the whole bet. */
export type Pays = Readonly<Record<3 | 4 | 5, number>>;
export type PayTable<P extends string = string> = Readonly<Record<P, Pays>>;
export const PAID_COUNTS = [3, 4, 5] as const;
export const isPaidCount = (count: number): count is 3 | 4 | 5 => count >= 3 && count <= 5;

/** For each line, its row on each reel. */
export type Lines = readonly (readonly number[])[];

type Paid<S extends string> = Pick<SlotWin<S>, 'symbol' | 'count' | 'coins'>;

/** The wins of all lines; `judge` says what the symbols seen along one line pay. */
export const lineWins = <S extends string>(
  window: readonly (readonly S[])[],
  lines: Lines,
  judge: (seen: readonly S[]) => Paid<S> | null,
): SlotWin<S>[] =>
  lines.flatMap((line, index) => {
    const paid = judge(line.map((row, reel) => window[reel]?.[row] as S));
    return paid ? [{ line: index + 1, ...paid }] : [];
  });

/**
 * Counts from the left. The first reel has no wild, so its symbol is the line's symbol; one that is
 * not in the pay table pays on no line.
 */
export function leftToRight<S extends string>(
  seen: readonly S[],
  payCoins: Readonly<Partial<Record<S, Pays>>>,
  wild: S,
): Paid<S> | null {
  const [symbol] = seen;
  const pays = symbol === undefined ? undefined : payCoins[symbol];
  if (symbol === undefined || !pays) return null;
  const end = seen.findIndex((other) => other !== symbol && other !== wild);
  const count = end === -1 ? seen.length : end;
  return isPaidCount(count) ? { symbol, count, coins: pays[count] } : null;
}
