import { rankOf } from '../playing-cards/cards.ts';

/** What may be played; the last five are all hands of five, the weakest first. */
export const KINDS = [
  ...(['single', 'pair', 'triple'] as const),
  ...(['straight', 'flush', 'full_house', 'quads', 'straight_flush'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

export interface Play {
  kind: Kind;
  /** How many cards; only plays of one size meet. */
  size: number;
  /** Among plays of one size the higher beats the lower. */
  value: number;
}

/** From the 3, the lowest, to the 2, the highest: 0 … 12. */
const heightOf = (rank: number) => (rank + 11) % 13;
/** Clubs, spades, hearts, diamonds: 0 … 3. */
const suitHeight = (card: number) => ((card & 3) + 1) % 4;

/** A card's place in the game's order: 0 is the 3 of clubs, 51 the 2 of diamonds. */
export const orderOf = (card: number) => heightOf(rankOf(card)) * 4 + suitHeight(card);

export const isTwo = (card: number) => rankOf(card) === 1;

export const inOrder = (cards: readonly number[]) =>
  [...cards].sort((a, b) => orderOf(a) - orderOf(b));

/**
 * Where a run of five begins, 0 (A-2-3-4-5) … 9 (10-J-Q-K-A); null if the cards are no run. A 2 is
 * never high in a run, so none goes on above the ace (docs/domain/games.md §6).
 */
function runOf(cards: readonly number[]): number | null {
  const ranks = new Set(cards.map(rankOf));
  if (ranks.size < cards.length) return null;
  for (let from = 0; from <= 9; from++) {
    if ([0, 1, 2, 3, 4].every((step) => ranks.has((from + step) % 13))) return from;
  }
  return null;
}

/** Above every value within one kind of five. */
const KIND_STEP = 100;

/** What the cards are as a play; null if they are none. */
export function playOf(cards: readonly number[]): Play | null {
  const size = cards.length;
  if (new Set(cards).size < size) return null;
  const top = Math.max(...cards.map(orderOf));
  const alike = new Set(cards.map(rankOf)).size === 1;
  if (size === 1) return { kind: 'single', size, value: top };
  if (size === 2 || size === 3) {
    return alike ? { kind: size === 2 ? 'pair' : 'triple', size, value: top } : null;
  }
  return size === 5 ? fiveOf(cards, top) : null;
}

function fiveOf(cards: readonly number[], top: number): Play | null {
  const kindOf = (kind: Kind, key: number): Play => ({
    kind,
    size: 5,
    value: KINDS.indexOf(kind) * KIND_STEP + key,
  });
  const run = runOf(cards);
  const flush = new Set(cards.map((card) => card & 3)).size === 1;
  if (run !== null) {
    const last = cards.find((card) => rankOf(card) === (run + 4) % 13) ?? 0;
    return kindOf(flush ? 'straight_flush' : 'straight', run * 4 + suitHeight(last));
  }
  if (flush) return kindOf('flush', top);
  const groups = [...new Set(cards.map(rankOf))].map((rank) => ({
    rank,
    count: cards.filter((card) => rankOf(card) === rank).length,
  }));
  const [most, ...others] = groups.sort((a, b) => b.count - a.count);
  if (!most || others.length !== 1 || most.count < 3) return null;
  return kindOf(most.count === 4 ? 'quads' : 'full_house', heightOf(most.rank));
}

/** Whether a play may follow another: of the same size, and higher. */
export const beats = (play: Play, other: Play) =>
  play.size === other.size && play.value > other.value;
