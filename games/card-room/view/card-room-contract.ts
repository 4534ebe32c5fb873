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
  move(call: string): void;
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
  /** The move that a key stands for; null for every other key. */
  moveOfKey(key: string): string | null;
  /** The keys in a sentence. */
  keys(): string;
}
