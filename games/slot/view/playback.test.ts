import { describe, expect, it } from 'vitest';
import type { FreeSpinsOutcome, ScatterSpin } from '../slot-card.ts';
import { leftToRight, lineWins } from '../wins.ts';
import { cellsOf, freeSpinScenes, ladderStep, waitsOf } from './playback.ts';
import { FRAME, gridOf, layoutOf } from './scene/geometry.ts';
import { landing, landingStarts, symbolAt, turning, WAIT_MS } from './scene/reel-motion.ts';

const spin = (coins: number, award = 0): ScatterSpin => ({
  stops: [0, 0, 0, 0, 0],
  window: [],
  wins: coins > 0 ? [{ line: 1, symbol: 'A', count: 3, coins }] : [],
  scatters: award > 0 ? 3 : 0,
  award,
  coins,
});

const round = (paid: ScatterSpin, ...freeSpins: ScatterSpin[]): FreeSpinsOutcome => ({
  ...paid,
  freeSpins,
  winCoins: [paid, ...freeSpins].reduce((sum, one) => sum + one.coins, 0),
});

describe('playback', () => {
  it.each`
    name                          | outcome                                    | kinds
    ${'a loss'}                   | ${round(spin(0))}                          | ${'spin'}
    ${'a win'}                    | ${round(spin(8))}                          | ${'spin wins'}
    ${'a great win'}              | ${round(spin(100))}                        | ${'spin wins big_win'}
    ${'free spins'}               | ${round(spin(20, 2), spin(0), spin(8))}    | ${'spin wins award spin spin wins summary'}
    ${'free spins that go on'}    | ${round(spin(20, 1), spin(0, 1), spin(0))} | ${'spin wins award spin award spin summary'}
    ${'free spins with a ladder'} | ${round(spin(20, 1), spin(300))}           | ${'spin wins award spin wins summary big_win'}
  `('shows $name in order', ({ outcome, kinds }: { outcome: FreeSpinsOutcome; kinds: string }) => {
    expect(
      freeSpinScenes(outcome, 10)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });

  it('counts free spins up to those awarded so far, and the coins won before each', () => {
    const scenes = freeSpinScenes(round(spin(20, 2), spin(6, 1), spin(0), spin(4)), 10);
    const counts = scenes.flatMap((scene) => (scene.kind === 'spin' ? [scene.free] : []));
    expect(counts).toEqual([
      null,
      { number: 1, of: 2, coinsBefore: 20 },
      { number: 2, of: 3, coinsBefore: 26 },
      { number: 3, of: 3, coinsBefore: 26 },
    ]);
  });

  it.each([
    [9.9, 0],
    [10, 1],
    [24.9, 1],
    [25, 2],
    [50, 3],
    [2_000, 3],
  ])('a win of %d stakes is on step %d of the ladder', (multiple, step) =>
    expect(ladderStep(multiple)).toBe(step),
  );

  it('lights the cells that paid, on any line', () => {
    const window = ['A B C', 'C W A', 'A C W', 'B A C'].map((column) => column.split(' '));
    const lines = [
      [0, 1, 0, 1],
      [2, 0, 1, 2],
    ];
    const pays = { 3: 5, 4: 20, 5: 100 };
    const wins = lineWins(window, lines, (seen) => leftToRight(seen, { A: pays, C: pays }, 'W'));
    const lit = wins.map((win) => cellsOf(win, window, { lines, wild: 'W' }));
    expect(wins.map(({ line, symbol, count }) => [line, symbol, count])).toEqual([
      [1, 'A', 4],
      [2, 'C', 4],
    ]);
    expect(lit.map((cells) => cells.map(({ reel, row }) => window[reel]?.[row]).join(' '))).toEqual(
      ['A W A A', 'C C C C'],
    );
  });

  it('lights scatters anywhere, and a way’s symbols and wilds only on its reels', () => {
    const window = ['A S', 'W S', 'A B', 'S A'].map((column) => column.split(' '));
    const places = { lines: [], wild: 'W' };
    const scatter = { line: null, symbol: 'S', count: 3, coins: 5 };
    const way = { line: null, symbol: 'A', count: 3, ways: 1, coins: 5 };
    const at = (reel: number, row: number) => ({ reel, row });
    expect(cellsOf(scatter, window, places)).toEqual([at(0, 1), at(1, 1), at(3, 0)]);
    expect(cellsOf(way, window, places)).toEqual([at(0, 0), at(1, 0), at(2, 0)]);
  });

  it('waits for a reel only because of reels that have landed before it', () => {
    const window = ['A S', 'A S', 'A A', 'S S'].map((column) => column.split(' '));
    const two = (landed: string[][]) => landed.flat().filter((one) => one === 'S').length >= 2;
    expect(waitsOf(window, two)).toEqual([false, false, true, true]);
  });
});

describe('a reel', () => {
  it('stops exactly on its position after 900 ms, plus 120 ms for each further reel', () => {
    const starts = landingStarts(200, false, Array<boolean>(5).fill(false));
    expect(starts.map((start) => start + 430)).toEqual([900, 1020, 1140, 1260, 1380]);
    expect(landing(17, 430)).toEqual({ top: 17, blurred: false, resting: true });
  });

  it('keeps turning until the answer arrives', () => {
    expect(landingStarts(5_000, false, [false, false])).toEqual([5_000, 5_120]);
    expect(turning(3, 5_000).resting).toBe(false);
  });

  it('turns longer if it is waited for, and never in turbo', () => {
    const waits = [false, false, true];
    const [, second = 0, third] = landingStarts(5_000, false, waits);
    expect(third).toBe(second + 120 + WAIT_MS);
    expect(landingStarts(5_000, true, waits)).toEqual([5_000, 5_040, 5_080]);
  });

  it('begins to stop at the speed at which it turned', () => {
    const turned = turning(0, 1_000).top - turning(0, 1_001).top;
    const landed = landing(0, 0).top - landing(0, 1).top;
    expect(Math.abs(turned - landed)).toBeLessThan(0.001);
  });

  it('continues the strip at its end', () => {
    expect([-1, 0, 1, 2].map((index) => symbolAt(['A', 'K'], index))).toEqual(['K', 'A', 'K', 'A']);
  });
});

describe('the stage', () => {
  it.each([
    [390, 560],
    [360, 420],
    [470, 346],
    [700, 346],
    [1130, 620],
    [320, 300],
  ])('of %d × %d holds the whole cabinet', (width, height) => {
    for (const grid of [gridOf(5, 3), gridOf(3, 3)]) {
      const { scale, x, y } = layoutOf(grid, width, height);
      expect(x - FRAME * scale).toBeGreaterThanOrEqual(0);
      expect(x + (grid.width + FRAME) * scale).toBeLessThanOrEqual(width);
      expect(y - FRAME * scale).toBeGreaterThanOrEqual(0);
      expect(y + (grid.height + FRAME) * scale).toBeLessThanOrEqual(height + 0.01);
    }
  });
});
