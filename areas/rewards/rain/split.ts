import { fairDraw, sha256Hex } from '@palaro/fairness';

/** A rain's budget and the pieces that it is split into; amounts are whole centavos. */
export interface Split {
  budget: number;
  pieces: number;
  least: number;
  most: number;
}

/** Whole centavos of an amount of the wire, which has four decimals; what is below is cut. */
export const centavosOf = (amount: string): number =>
  Number.parseInt(amount.replace('.', '').slice(0, -2), 10);

/** Tells whether the budget can be split so that every piece lies within its bounds (§5). */
export const canSplit = ({ budget, pieces, least, most }: Split): boolean =>
  pieces >= 1 && least >= 1 && least <= most && least * pieces <= budget && budget <= most * pieces;

/**
 * Splits a budget into pieces, in centavos, in the order in which they lie in the rain
 * (docs/domain/promotions.md §5, Split). The same seed and rain give the same list for ever. Each
 * piece is uniform up to about twice the mean of what is left; the list is then shuffled, so that
 * its place tells nothing of a piece. Throws `RangeError` for a split that is not possible.
 */
export function splitBudget(of: Split, seed: string, rain: string): number[] {
  if (!canSplit(of)) throw new RangeError('the budget cannot be split so');
  const draw = fairDraw({ serverSeed: seed, clientSeed: rain, nonce: 'red-rain:1' });
  const list: number[] = [];
  let left = of.budget;
  for (let pieces = of.pieces; pieces > 1; pieces -= 1) {
    const { from, to } = boundsOf(of, left, pieces);
    const piece = from + draw.int(to - from + 1);
    list.push(piece);
    left -= piece;
  }
  list.push(left);
  return draw.shuffle(list);
}

/** Bounds of the next piece: what is left must stay possible for the pieces after it. */
export function boundsOf({ least, most }: Split, left: number, pieces: number) {
  const rest = pieces - 1;
  const from = Math.max(least, left - most * rest);
  const doubleMean = Math.floor((2 * left) / pieces) - least;
  const to = Math.min(most, doubleMean, left - least * rest);
  return { from, to: Math.max(from, to) };
}

/** SHA-256 of the list, its centavos joined by commas: shown before the rain (PR-30). */
export const hashOfList = (list: readonly number[]) => sha256Hex(list.join(','));
