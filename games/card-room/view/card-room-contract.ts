import type { ComponentType } from 'react';

export interface HandProps<Seen> {
  /** The hand as the player's seat sees it. */
  seen: Seen;
  /** The player's place in it. */
  place: number;
}

export interface MovesProps<Seen> extends HandProps<Seen> {
  /** It is the player's turn and no move of his is on its way. */
  able: boolean;
  /** The cards that he raised in his hand, where the game shows one. */
  raised: readonly number[];
  /** Raises these cards and lowers all others. */
  raise(cards: readonly number[]): void;
  move(call: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** How a hand of cards is sorted: a number for each card, the least first. */
export interface HandOrders {
  rank(card: number): number;
  suit(card: number): number;
}

/** What a game of cards between members says about its screen; `cardRoomView` brings the rest. */
export interface CardRoomGame<Seen> {
  /** The most seats of a table. */
  most: number;
  /** A seat's cards; `null` lies face down. */
  cards(seen: Seen, place: number): readonly (number | null)[];
  /** What a seat's cards come to, beside them; null while it is hidden. */
  total(seen: Seen, place: number): string | null;
  /** What a seat did last, in a word; null if nothing. */
  did(seen: Seen, place: number): string | null;
  /** The seat's cards in words, for screen readers. */
  spoken(seen: Seen, place: number): string;
  /** What the player must decide, in a sentence. */
  ask(seen: Seen, place: number): string;
  Moves: ComponentType<MovesProps<Seen>>;
  /** Only where the player holds a hand to choose from: how it is sorted. */
  orders?: HandOrders;
  /** Does what a key stands for; false for every other key. */
  onKey(key: string, moves: MovesProps<Seen>): boolean;
  /** The keys in a sentence. */
  keys(): string;
}
