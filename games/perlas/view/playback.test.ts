import { describe, expect, it } from 'vitest';
import type { PerlasOutcome, PerlasSpin } from '../card.ts';
import { perlasConfig } from '../config.ts';
import { spinOnce } from '../rules.ts';
import { cellsOf, ladderStep, scenesOf } from './playback.ts';
import { landing, landingStarts, symbolAt, turning } from './scene/reel-motion.ts';
import { layoutOf, FRAME, REELS_H, REELS_W } from './scene/geometry.ts';

const spin = (coins: number, award = 0): PerlasSpin => ({
  stops: [0, 0, 0, 0, 0],
  window: [],
  wins: coins > 0 ? [{ line: 1, symbol: 'A', count: 3, coins }] : [],
  scatters: award > 0 ? 3 : 0,
  award,
  coins,
});

const round = (paid: PerlasSpin, ...freeSpins: PerlasSpin[]): PerlasOutcome => ({
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
  `('shows $name in order', ({ outcome, kinds }: { outcome: PerlasOutcome; kinds: string }) => {
    expect(
      scenesOf(outcome, 10)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });

  it('counts free spins up to those awarded so far, and the coins won before each', () => {
    const scenes = scenesOf(round(spin(20, 2), spin(6, 1), spin(0), spin(4)), 10);
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
    const { wins, window } = spinOnce([5, 0, 2, 8, 0], 1, 0);
    expect(wins.length).toBeGreaterThan(0);
    for (const win of wins) {
      const lit = cellsOf(win, window, perlasConfig.lines);
      const symbols = lit.map(({ reel, row }) => window[reel]?.[row]);
      expect(lit).toHaveLength(win.count);
      expect(symbols.every((symbol) => symbol === win.symbol || symbol === 'KABIBE')).toBe(true);
    }
  });
});

describe('a reel', () => {
  it('stops exactly on its position after 900 ms, plus 120 ms for each further reel', () => {
    const starts = landingStarts(200, false, 5);
    expect(starts.map((start) => start + 430)).toEqual([900, 1020, 1140, 1260, 1380]);
    expect(landing(17, 430)).toEqual({ top: 17, blurred: false, resting: true });
  });

  it('keeps turning until the answer arrives', () => {
    expect(landingStarts(5_000, false, 2)).toEqual([5_000, 5_120]);
    expect(turning(3, 5_000).resting).toBe(false);
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
    const { scale, x, y } = layoutOf(width, height);
    expect(x - FRAME * scale).toBeGreaterThanOrEqual(0);
    expect(x + (REELS_W + FRAME) * scale).toBeLessThanOrEqual(width);
    expect(y - FRAME * scale).toBeGreaterThanOrEqual(0);
    expect(y + (REELS_H + FRAME) * scale).toBeLessThanOrEqual(height + 0.01);
  });
});
