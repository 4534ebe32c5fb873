import { bool, json, object, optional, positiveMoney } from '@palaro/api';
import { defineCard } from '../contract.ts';

export type PerlasSymbol =
  'KABIBE' | 'SCAT' | 'PERLAS' | 'BANGKA' | 'PAGONG' | 'ISDA' | 'A' | 'K' | 'Q' | 'J';

/**
 * One win of a spin: on a line (1–20, left to right), or from scatters anywhere if `line` is null.
 */
export interface PerlasWin {
  line: number | null;
  symbol: PerlasSymbol;
  count: number;
  /** Coins paid, including the free spins' multiplier. */
  coins: number;
}

export interface PerlasSpin {
  /** The strip index at the top row of each reel. */
  stops: number[];
  /** The visible symbols: `window[reel][row]`, reels left to right, rows from the top. */
  window: PerlasSymbol[][];
  wins: PerlasWin[];
  scatters: number;
  /** Free spins that this spin adds, limited by the cap of the round. */
  award: number;
  coins: number;
}

/** The whole round: the paid spin and all its free spins, already decided (§2.2). */
export interface PerlasOutcome extends PerlasSpin {
  freeSpins: PerlasSpin[];
  /** Coins won in the whole round. */
  winCoins: number;
}

const COIN_VALUES = [
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

export const perlasCard = defineCard({
  id: 'perlas',
  nodeId: '10003',
  name: { EN: 'Perlas ng Silangan', TY: 'Perlas ng Silangan' },
  gameType: 'RNG',
  vassalage: 'PALARO',
  gameClassify: 'VIDEO',
  minBet: '0.1',
  supportPlay: ['free', 'real'],
  action: 'spin',
  /** `turbo` only shortens what is shown; it never reaches the rules. */
  input: object({ coinValue: positiveMoney(), turbo: optional(bool()) }),
  outcome: json<PerlasOutcome>(),
  stake: { kind: 'coins', costCoins: 10, coinValues: COIN_VALUES },
  needsWebgl2: true,
  leastRoundMs: 1_500,
  version: '1',
  examples: ['0.1000', '0.5000', '1.0000', '0.2000'].map((coinValue) => ({ coinValue })),
});
