import { bool, object, optional, positiveMoney } from '@palaro/api';

/** One win of a spin. */
export interface SlotWin<S extends string = string> {
  /** Its line, 1 for the first; null if it counts anywhere or by ways. */
  line: number | null;
  symbol: S;
  count: number;
  /** Ways in which the symbol runs from the leftmost reel; only where ways pay instead of lines. */
  ways?: number;
  /** Coins paid, including every multiplier. */
  coins: number;
}

/** One stop of all reels and what it paid. */
export interface SlotSpin<S extends string = string> {
  /** The strip index at the top row of each reel. */
  stops: number[];
  /** The visible symbols: `window[reel][row]`, reels left to right, rows from the top. */
  window: S[][];
  wins: SlotWin<S>[];
  coins: number;
}

/** The whole round, already decided (docs/domain/games.md §2.2). */
export interface SlotOutcome<S extends string = string> extends SlotSpin<S> {
  /** Coins won in the whole round. */
  winCoins: number;
}

/** A spin of a game with free spins. */
export interface ScatterSpin<S extends string = string> extends SlotSpin<S> {
  scatters: number;
  /** Free spins that this spin adds, limited by the cap of the round. */
  award: number;
}

/** The paid spin and all its free spins. */
export interface FreeSpinsOutcome<S extends string = string>
  extends ScatterSpin<S>, SlotOutcome<S> {
  freeSpins: ScatterSpin<S>[];
}

/** What every slot's card says alike (docs/domain/games.md §1 and §3). */
export const SLOT = {
  gameType: 'RNG',
  vassalage: 'PALARO',
  supportPlay: ['free', 'real'],
  action: 'spin',
  /** `turbo` only shortens what is shown; it never reaches the rules. */
  input: object({ coinValue: positiveMoney(), turbo: optional(bool()) }),
  needsWebgl2: true,
  leastRoundMs: 1_500,
} as const;

/** The coin values that every slot offers. */
export const COIN_VALUES = [
  '0.0100',
  '0.0200',
  '0.0500',
  '0.1000',
  '0.2000',
  '0.5000',
  '1.0000',
  '2.0000',
  '5.0000',
  '10.0000',
  '20.0000',
] as const;

export const coinExamples = (...values: (typeof COIN_VALUES)[number][]) =>
  values.map((coinValue) => ({ coinValue }));
