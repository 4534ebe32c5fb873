import type { Container } from 'pixi.js';
import type { Animator } from '../../../stage/view/animator.ts';
import type { SlotOutcome } from '../../slot-card.ts';
import type { Atlas } from './atlas.ts';
import type { Banner } from './banner.ts';
import type { Counter } from './counter.ts';
import type { Grid } from './geometry.ts';
import type { Meter } from './meter.ts';
import type { Reels } from './reels.ts';
import type { Shower } from './shower.ts';
import type { WinLines } from './win-lines.ts';

/** Words on the stage, in the member's language. */
export interface Words {
  /** One for each step of the ladder. */
  ladder: readonly [string, string, string];
  /** Free spins won, won again, and over; and by how much they multiply, `×2`. */
  free?: {
    award(spins: number): string;
    again(spins: number): string;
    summary(spins: number): string;
    factor: string;
  };
}

/** How to show a round, and what to report while showing it. */
export interface Play {
  turbo: boolean;
  /** Shows less of each win, for turbo and autoplay. */
  brief: boolean;
  /** Writes coins as money, `₱1.20`. */
  money(coins: number): string;
  /** Coins of the round that have been shown so far. */
  shown(coins: number): void;
  /** A step of the ladder was reached. */
  stepped(step: number): void;
  /** A feature begins or ends: the background changes. */
  feature(is: boolean): void;
  /** A piece of a feature landed; `step` raises its sound's pitch. */
  landed(step: number): void;
}

/** What the stage is made of, for a game's own mechanic too. */
export interface Parts {
  atlas: Atlas;
  grid: Grid;
  animator: Animator;
  reels: Reels;
  winLines: WinLines;
  banner: Banner;
  counter: Counter;
  meter: Meter;
  shower: Shower;
  costCoins: number;
  still: boolean;
  /** A reel, or a column of cells, came to rest. */
  rested(reel: number): void;
}

/** What moves from the press on, before the answer is known. */
export type Board = Pick<Reels, 'turn' | 'cancel'>;

/** A game's own feature on the stage. */
export interface Mechanic {
  view: Container;
  clear(): void;
  /** Takes the place of the reels, in a game that has none. */
  board?: Board;
  /** Shows it; `before` is what the round had won when it began. */
  show(outcome: SlotOutcome, how: Play, before: number): Promise<void>;
}
