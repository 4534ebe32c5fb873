import type { PerlasOutcome, PerlasSpin, PerlasWin } from '../card.ts';

/** One scene on the stage. The round was decided before the first scene. */
export type Scene =
  | { kind: 'spin'; spin: PerlasSpin; free: FreeSpinCount | null }
  /** All lines of the spin at once; `coins` is what this spin won. */
  | { kind: 'wins'; wins: readonly PerlasWin[]; coins: number }
  | { kind: 'award'; spins: number; again: boolean }
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

/** Every scene of a round, in order. */
export function scenesOf(outcome: PerlasOutcome, costCoins: number): Scene[] {
  const scenes: Scene[] = [...spinScenes(outcome, null)];
  let awarded = outcome.award;
  let coins = outcome.coins;
  if (awarded > 0) scenes.push({ kind: 'award', spins: awarded, again: false });
  outcome.freeSpins.forEach((spin, index) => {
    scenes.push(...spinScenes(spin, { number: index + 1, of: awarded, coinsBefore: coins }));
    coins += spin.coins;
    awarded += spin.award;
    if (spin.award > 0) scenes.push({ kind: 'award', spins: spin.award, again: true });
  });
  if (outcome.freeSpins.length > 0) {
    scenes.push({ kind: 'summary', spins: outcome.freeSpins.length, coins: outcome.winCoins });
  }
  const multiple = outcome.winCoins / costCoins;
  if (multiple >= LADDER[0]) scenes.push({ kind: 'big_win', coins: outcome.winCoins, multiple });
  return scenes;
}

function spinScenes(spin: PerlasSpin, free: FreeSpinCount | null): Scene[] {
  const shown: Scene = { kind: 'spin', spin, free };
  if (spin.wins.length === 0) return [shown];
  return [shown, { kind: 'wins', wins: spin.wins, coins: spin.coins }];
}

/** How many steps of the ladder a win of so many stakes has reached: 0 … 3. */
export const ladderStep = (multiple: number) => LADDER.filter((step) => multiple >= step).length;

/** The cells of a win, reel by reel: those on its line, or every scatter. */
export function cellsOf(
  win: PerlasWin,
  window: PerlasSpin['window'],
  lines: readonly (readonly number[])[],
): { reel: number; row: number }[] {
  if (win.line === null) {
    return window.flatMap((rows, reel) =>
      rows.flatMap((symbol, row) => (symbol === win.symbol ? [{ reel, row }] : [])),
    );
  }
  const line = lines[win.line - 1] ?? [];
  return line.slice(0, win.count).map((row, reel) => ({ reel, row }));
}
