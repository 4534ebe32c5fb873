import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { decimalText } from '../fractions.ts';
import { countOf } from '../slot/reels.ts';
import { currentRules, settle } from '../versions.ts';
import type { ManggaOutcome, TumbleSpin } from './card.ts';
import { manggaTumbleConfig } from './config.ts';
import expected from './expected.json' with { type: 'json' };
import { game, playMangga } from './rules.ts';
import { manggaTumbleSheet } from './sheet.ts';

const rules = currentRules(game);
const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const { costCoins, symbols, ladder, freeSpinLadder, kidlat } = manggaTumbleConfig;

const ROUNDS = 6_000;
const rounds = Array.from({ length: ROUNDS }, (_, nonce) => playMangga(drawAt(nonce)));

describe('a round', () => {
  it('V17 gives the published cells, counts, ladder and coins', () => {
    const { window, drops, marks, freeSpins, winCoins } = playMangga(drawAt(2018));
    expect(window.map((column) => column.map(([letter]) => letter).join(''))).toEqual([
      'SNPNN',
      'SMNNN',
      'PSSDP',
      'PSPPD',
      'PSSPM',
      'SSSNN',
    ]);
    const counts = drops.map((drop) => symbols.map((one) => countOf(drop.window.flat(), one)));
    expect(counts.slice(0, 3)).toEqual([
      [2, 2, 2, 6, 10, 8],
      [4, 3, 3, 8, 1, 11],
      [5, 3, 4, 11, 3, 4],
    ]);
    const steps = drops.map(({ coins, ladder: factor }) => [coins / factor, factor]);
    expect(steps).toEqual([
      [54, 1],
      [36, 2],
      [105, 3],
      [0, 5],
    ]);
    expect([marks, freeSpins, winCoins]).toEqual([[], [], 441]);
  });

  it('symbols that win vanish, the others fall and keep their order', () => {
    let tumbles = 0;
    for (const { drops } of rounds.slice(0, 1_500)) {
      drops.slice(1).forEach(({ window }, i) => {
        tumbles++;
        const before = drops[i];
        const gone = new Set(before?.wins.map(({ symbol }) => symbol));
        window.forEach((column, at) => {
          const kept = (before?.window[at] ?? []).filter((symbol) => !gone.has(symbol));
          expect(column.slice(column.length - kept.length)).toEqual(kept);
        });
      });
    }
    expect(tumbles).toBeGreaterThan(200);
  });

  it('four marks give ten free spins on the higher ladder, without marks of their own', () => {
    let triggers = 0;
    for (const round of rounds) {
      const started = round.marks.length >= kidlat.needed;
      expect(round.freeSpins).toHaveLength(started ? kidlat.freeSpins : 0);
      if (started) triggers++;
      follows(round, ladder);
      for (const spin of round.freeSpins) follows(spin, freeSpinLadder);
      const all = [round, ...round.freeSpins].reduce((sum, spin) => sum + spin.coins, 0);
      expect(round.winCoins).toBe(all);
    }
    expect(triggers).toBeGreaterThan(3);
  });

  it('the eighth winning drop ends the spin, and the most a round can win is the sheet’s', () => {
    let cell = 0;
    const full = playMangga({
      ...drawAt(0),
      int: () => 0,
      // Fifteen of each of the two best symbols on every drop.
      weighted: () => cell++ % 2,
    });
    expect([full, ...full.freeSpins].map(({ drops }) => drops.length)).toEqual(
      Array.from({ length: 1 + kidlat.freeSpins }, () => ladder.length),
    );
    expect(full.winCoins / costCoins).toBe(Number(expected.theoreticalMaxTimesBet));
  });

  it('the outcome is the same for every stake; the payout follows it', () => {
    const [least, greatest] = ['0.0100', '0.5000'].map((coinValue) => rules.readBet({ coinValue }));
    if (!least || !greatest) throw new Error('a stake of the ladder was refused');
    expect([least.stake, greatest.stake]).toEqual([Money.of('0.7500'), Money.of('37.5000')]);
    expect(rules.readBet({ coinValue: '1.0000' })).toBeNull();
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const low = settle(rules, least, drawAt(nonce));
        const high = settle(rules, greatest, drawAt(nonce));
        const { winCoins } = low.outcome as ManggaOutcome;
        expect(high.outcome).toEqual(low.outcome);
        expect(high.payout).toBe(Money.of('0.5000') * BigInt(winCoins));
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});

/** Every drop but the last one wins, each a step up the ladder. */
function follows({ drops }: TumbleSpin, steps: readonly number[]) {
  expect(drops.map((drop) => drop.ladder)).toEqual(steps.slice(0, drops.length));
  drops.forEach(({ coins }, i) => {
    if (i < drops.length - 1) expect(coins).toBeGreaterThan(0);
  });
  const last = drops.at(-1);
  if (drops.length < steps.length) expect(last?.wins).toEqual([]);
}

describe('the sheet', () => {
  const sheet = manggaTumbleSheet();
  const exact = ({ num, den }: { num: string; den: string }) => ({
    num: BigInt(num),
    den: BigInt(den),
  });

  it('GAME-13 states the return, hit frequency and greatest win of the game data, exactly', () => {
    expect(sheet.rtp).toEqual({ least: exact(expected.rtp), greatest: exact(expected.rtp) });
    expect(sheet.hitFrequency).toEqual(exact(expected.hitFrequency));
    expect(sheet.firstDropHit).toEqual(exact(expected.firstDropHit));
    expect(sheet.trigger).toEqual(exact(expected.triggerProbability));
    expect(decimalText(sheet.maxWin, 0)).toBe(expected.theoreticalMaxTimesBet);
  });

  it('a simulation stays within 3.29 σ/√N of the exact return', () => {
    const coins = rounds.reduce((sum, { winCoins }) => sum + winCoins, 0);
    const bound = (3.29 * 7.54) / Math.sqrt(ROUNDS);
    expect(Math.abs(coins / costCoins / ROUNDS - Number(expected.rtp.decimal))).toBeLessThan(bound);
  });
});

it('the config of version 1 never changes', () => {
  const hash = '4f1213c757dcfc483b5914f2ee7405d833acae18caaaf7f53cbb4f36f449fc05';
  expect(sha256Hex(canonicalJson(manggaTumbleConfig))).toBe(hash);
});
