import type { FreeSpinsOutcome, SlotOutcome, SlotSpin, SlotWin } from '../slot-card.ts';

/** One scene on the stage. The round was decided before the first scene. */
export type Scene =
  | { kind: 'spin'; spin: SlotSpin; free: FreeSpinCount | null }
  /** All wins of the spin at once. */
  | { kind: 'wins'; spin: SlotSpin }
  | { kind: 'award'; spins: number; again: boolean }
  /**
   * A game's own feature, shown by its mechanic; `coins` is what it adds to the round, or 0 if the
   * mechanic counts while it shows.
   */
  | { kind: 'feature'; outcome: SlotOutcome; coins: number }
  | { kind: 'summary'; spins: number; coins: number }
  | { kind: 'big_win'; coins: number; multiple: number };

/** Which free spin this is, of how many, and what the round had won before it. */
export interface FreeSpinCount {
  number: number;
  of: number;
  coinsBefore: number;
}

/** A great win passes these steps, in stakes (docs/domain/games.md §3). */
export const LADDER = [10, 25, 50] as const;

/** The scenes of a round without free spins: the spin, its wins, and how great it was. */
export const spinScenes = (outcome: SlotOutcome, costCoins: number): Scene[] => [
  ...scenesOfSpin(outcome, null),
  ...bigWin(outcome.winCoins, costCoins),
];

/** The scenes of a round with free spins. */
export function freeSpinScenes(outcome: FreeSpinsOutcome, costCoins: number): Scene[] {
  const scenes: Scene[] = scenesOfSpin(outcome, null);
  let awarded = outcome.award;
  let coins = outcome.coins;
  if (awarded > 0) scenes.push({ kind: 'award', spins: awarded, again: false });
  outcome.freeSpins.forEach((spin, index) => {
    scenes.push(...scenesOfSpin(spin, { number: index + 1, of: awarded, coinsBefore: coins }));
    coins += spin.coins;
    awarded += spin.award;
    if (spin.award > 0) scenes.push({ kind: 'award', spins: spin.award, again: true });
  });
  if (outcome.freeSpins.length > 0) {
    scenes.push({ kind: 'summary', spins: outcome.freeSpins.length, coins: outcome.winCoins });
  }
  return [...scenes, ...bigWin(outcome.winCoins, costCoins)];
}

export function scenesOfSpin(spin: SlotSpin, free: FreeSpinCount | null): Scene[] {
  const shown: Scene = { kind: 'spin', spin, free };
  return spin.wins.length === 0 ? [shown] : [shown, { kind: 'wins', spin }];
}

/** The great win's scene, or none. */
export function bigWin(coins: number, costCoins: number): Scene[] {
  const multiple = coins / costCoins;
  return multiple >= LADDER[0] ? [{ kind: 'big_win', coins, multiple }] : [];
}

/** How many steps of the ladder a win of so many stakes has reached: 0 … 3. */
export const ladderStep = (multiple: number) => LADDER.filter((step) => multiple >= step).length;

interface Paths {
  lines: readonly (readonly number[])[];
  wild: string;
}

/** The cells of a win, reel by reel: those on its line or in its ways, or every scatter. */
export function cellsOf(win: SlotWin, window: SlotSpin['window'], { lines, wild }: Paths) {
  if (win.line !== null) {
    const line = lines[win.line - 1] ?? [];
    return line.slice(0, win.count).map((row, reel) => ({ reel, row }));
  }
  const reels = win.ways === undefined ? window : window.slice(0, win.count);
  const fits = (symbol: string) =>
    symbol === win.symbol || (win.ways !== undefined && symbol === wild);
  return reels.flatMap((rows, reel) =>
    rows.flatMap((symbol, row) => (fits(symbol) ? [{ reel, row }] : [])),
  );
}

/**
 * Which reels are waited for: those that land while `awaited` says that the reels before them may
 * still become a feature. It is asked only about what has landed and is seen.
 */
export const waitsOf = (
  window: SlotSpin['window'],
  awaited: (landed: SlotSpin['window']) => boolean,
) => window.map((_, reel) => reel > 0 && awaited(window.slice(0, reel)));
