import type { ComponentType } from 'react';
import type { CardSeat } from '../../stage/view/view-contract.ts';

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

export interface BoardProps<Seen> extends MovesProps<Seen> {
  stake: string;
  seats: readonly CardSeat[];
  /** The hand is over, and the board shows its end where the player's cards were. */
  over: boolean;
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
  /** Three cards that decorate the lobby: left, right, and between them; `null` lies face down. */
  fan: readonly [number | null, number | null, number];
  /** What a table is played for, given its stake as it is shown. */
  stake(shown: string): string;
  /** What a seat holds, given the stake; both decimals. */
  held(stake: string): string;
  /** The same in words, given what it holds as it is shown. */
  reserve(shown: string): string;
  /** A seat's cards; `null` lies face down. */
  cards(seen: Seen, place: number): readonly (number | null)[];
  /** What a seat's cards come to, beside them; null while it is hidden. */
  total(seen: Seen, place: number): string | null;
  /** What a seat did last, in a word; null if nothing. */
  did(seen: Seen, place: number): string | null;
  /** The seat's cards in words, for screen readers. */
  spoken(seen: Seen, place: number): string;
  /** What the player must decide, in a sentence, given the cards that he raised. */
  ask(seen: Seen, place: number, raised: readonly number[]): string;
  Moves: ComponentType<MovesProps<Seen>>;
  /** Only where the player holds a hand to choose from: how it is sorted. */
  orders?: HandOrders;
  /** There too: cards that belong together, which the hand shows so. */
  groups?(seen: Seen, place: number): readonly (readonly number[])[];
  /** There too: what helps him choose, beside the way they are sorted. */
  Tools?: ComponentType<MovesProps<Seen>>;
  /** There too: what lies on the table, in the place of the deck. */
  Board?: ComponentType<BoardProps<Seen>>;
  /** What the seat that goes round is called, if not the banker. */
  bank?(): string;
  /** Does what a key stands for; false for every other key. */
  onKey(key: string, moves: MovesProps<Seen>): boolean;
  /** The keys in a sentence. */
  keys(): string;
}
