import type { Seeded } from '../seeded.ts';

/**
 * What the site has acknowledged: bets, bets taken back, cash-outs with their payout, and what was
 * caught in each session in a room.
 */
export interface Acknowledged {
  bets: Set<string>;
  back: Set<string>;
  cashOuts: Map<string, string>;
  caught: Map<string, bigint>;
}

/** Nothing is acknowledged yet. */
export const nothing = (): Acknowledged => ({
  bets: new Set(),
  back: new Set(),
  cashOuts: new Map(),
  caught: new Map(),
});

/** What the players of a proof share. */
export interface Stage {
  readonly url: string;
  random: Seeded;
  answered(ms?: number): void;
  acknowledged: Acknowledged;
  /** Answers that a player who does nothing wrong never gets. */
  strange: string[];
  stopped(): boolean;
}
