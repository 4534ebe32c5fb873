import { countOf, rankOf, RANKS } from '../playing-cards/cards.ts';

const SUITS = 4;
const LEAST = 3;

/** A set has cards of one rank, a run follows each other in one suit, the ace low. */
export function isMeld(cards: readonly number[]): boolean {
  if (cards.length < LEAST || new Set(cards).size < cards.length) return false;
  const sorted = [...cards].sort((a, b) => a - b);
  const [first = 0] = sorted;
  return (
    sorted.every((card) => rankOf(card) === rankOf(first)) ||
    sorted.every((card, at) => card === first + at * SUITS)
  );
}

/** Four cards of one rank. */
export const isFour = (cards: readonly number[]) =>
  cards.length === SUITS && isMeld(cards) && rankOf(cards[0] ?? 0) === rankOf(cards[3] ?? 0);

/** Ace 1, then the number, ten and pictures 10 (docs/domain/games.md §6). */
export const pointsOf = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + countOf(card), 0);

/** Every meld that can be made of these cards, in one order whatever theirs. */
export function meldsIn(cards: readonly number[]): number[][] {
  const held = new Set(cards);
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
  const suits = Array.from({ length: SUITS }, (_, suit) => suit);
  const sets = ranks.flatMap((rank) => {
    const same = suits.map((suit) => rank * SUITS + suit).filter((card) => held.has(card));
    if (same.length < LEAST) return [];
    if (same.length === LEAST) return [same];
    return [same, ...same.map((left) => same.filter((card) => card !== left))];
  });
  const runs = suits.flatMap((suit) =>
    ranks.flatMap((low) => {
      const run: number[] = [];
      const all: number[][] = [];
      for (let card = low * SUITS + suit; held.has(card); card += SUITS) {
        run.push(card);
        if (run.length >= LEAST) all.push([...run]);
      }
      return all;
    }),
  );
  return [...sets, ...runs];
}

export interface Grouped {
  melds: number[][];
  /** What is in no meld. */
  rest: number[];
  /** Points of the rest. */
  points: number;
}

/**
 * The cards in melds so that the rest has the fewest points; among such ways one with a set of
 * four, which doubles a win.
 */
export function grouped(cards: readonly number[]): Grouped {
  const all = meldsIn(cards).map((meld) => ({
    meld,
    worth: pointsOf(meld) * 2 + (isFour(meld) ? 1 : 0),
  }));
  let best = { worth: 0, melds: [] as number[][] };
  const search = (from: number, melds: number[][], worth: number, used: ReadonlySet<number>) => {
    if (worth > best.worth) best = { worth, melds };
    for (let at = from; at < all.length; at++) {
      const next = all[at];
      if (!next || next.meld.some((card) => used.has(card))) continue;
      const now = new Set([...used, ...next.meld]);
      search(at + 1, [...melds, next.meld], worth + next.worth, now);
    }
  };
  search(0, [], 0, new Set());
  const inMelds = new Set(best.melds.flat());
  const rest = cards.filter((card) => !inMelds.has(card));
  return { melds: best.melds, rest, points: pointsOf(rest) };
}
