import type { ComponentType } from 'react';
import type { GameCard } from '../../contract.ts';
import type { SlotOutcome, SlotWin } from '../slot-card.ts';
import type { Strips } from '../reels.ts';
import type { Lines } from '../wins.ts';
import type { Scene } from './playback.ts';
import type { SignLine } from './scene/cabinet.ts';
import type { Paint } from './scene/palette.ts';
import type { Mechanic, Parts, Words } from './scene/parts.ts';

/** A game's own feature in its chunk with the canvas library. */
interface SceneModule {
  mechanic(parts: Parts): Mechanic;
}

/**
 * What one slot looks like and says. Reels, wins, stake, turbo, autoplay and the great win's ladder
 * are the same for all of them.
 */
export interface SlotLook<O extends SlotOutcome = SlotOutcome> {
  card: GameCard;
  config: { rows: number; costCoins: number; strips: Strips; lines: Lines };
  wild: string;
  /** The stops shown on opening: without a win, and the same for everybody. */
  firstStops: number[];
  /** Addresses of the symbols' drawings, files of their own, so that a strict CSP allows them. */
  drawings: Readonly<Record<string, string>>;
  paint: Paint;
  sign: readonly SignLine[];
  /** Symbols thrown up for a great win. */
  thrown: readonly string[];
  /** Every scene of a round, in order. */
  scenes(outcome: O): Scene[];
  /** Whether the landed reels may still become a feature, so that the next one is waited for. */
  awaited(landed: string[][]): boolean;
  /** By how much the symbols of a win multiply it, `×2`; absent if they never do. */
  factorOf?(win: SlotWin, symbols: string[]): string;
  words(): Words;
  symbolName(symbol: string): string;
  /** The line below the stage before the first round. */
  idle(coin: string): string;
  /** What a win without a line is called when it is read out. */
  spokenAnywhere(win: { symbol: string; name: string; count: number; amount: string }): string;
  /** What the feature did, read out after the wins; empty without one. */
  spokenFeature(outcome: O, amount: (coins: number) => string): string;
  /** The autoplay's switch that stops on the feature; absent if the game has none. */
  stopOnFeature?(): string;
  /** What moves behind the reels; `feature` while free spins or a hold are shown. */
  Backdrop: ComponentType<{ feature: boolean }>;
  scene?(): Promise<SceneModule>;
}
