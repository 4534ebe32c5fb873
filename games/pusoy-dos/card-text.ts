const RANKS = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k'];
const SUITS = ['s', 'h', 'd', 'c'];

/** `10c+qh` as cards; null if a word is no card. */
export function cardsIn(text: string): number[] | null {
  const cards = text
    .trim()
    .toLowerCase()
    .split(/[\s+]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const rank = RANKS.indexOf(word.slice(0, -1));
      const suit = SUITS.indexOf(word.slice(-1));
      return rank === -1 || suit === -1 ? null : rank * 4 + suit;
    });
  return cards.every((card) => card !== null) ? cards : null;
}

/** The same the other way: `10c+qh`. */
export const textOf = (cards: readonly number[]) =>
  cards.map((card) => `${RANKS[card >> 2] ?? ''}${SUITS[card & 3] ?? ''}`).join('+');
