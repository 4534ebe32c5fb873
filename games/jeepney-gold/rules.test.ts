import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { decimalText } from '../fractions.ts';
import { currentRules, settle } from '../versions.ts';
import type { JeepneyOutcome } from './card.ts';
import { jeepneyGoldConfig } from './config.ts';
import expected from './expected.json' with { type: 'json' };
import { CELLS } from './hold.ts';
import { game, playJeepney } from './rules.ts';
import { jeepneyGoldSheet } from './sheet.ts';

const rules = currentRules(game);
const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const { costCoins, hold: config } = jeepneyGoldConfig;

describe('a spin', () => {
  it('V16 gives the published stops, window and coins', () => {
    const { stops, window, winCoins, hold } = playJeepney(drawAt(415));
    expect(stops).toEqual([10, 15, 12, 11, 12]);
    expect(window.map((column) => column.join(' '))).toEqual([
      'A K GULONG',
      'K GULONG J',
      'K PLAKA A',
      'JEEP J SAMPAGUITA',
      'A J GULONG',
    ]);
    expect([winCoins, hold]).toEqual([22, null]);
  });

  it('V18 holds its coins, draws their values and ends with the published grid', () => {
    const { stops, coins, hold } = playJeepney(drawAt(1091));
    if (!hold) throw new Error('no hold');
    const all = [...hold.landed, ...hold.respins.flat()];
    expect(stops).toEqual([15, 18, 3, 18, 1]);
    expect([coins, hold.landed.length, hold.respins.length, all.length]).toEqual([0, 6, 8, 12]);
    expect(Object.fromEntries(all.map(({ cell, value }) => [cell, value]))).toEqual({
      0: 1,
      1: 2,
      2: 1,
      3: 2,
      5: 2,
      6: 1,
      7: 2,
      9: 2,
      11: 3,
      12: 2,
      13: 1,
      14: 2,
    });
    expect([hold.stakes, hold.coins, hold.grand]).toEqual([21, 21 * costCoins, false]);
  });

  it('holds each cell once, ends after three respins without a coin, and pays all of them', () => {
    let holds = 0;
    for (let nonce = 0; nonce < 6_000; nonce++) {
      const { window, hold, coins, winCoins } = playJeepney(drawAt(nonce));
      const landed = window.flat().filter((symbol) => symbol === config.symbol).length;
      expect(hold !== null).toBe(landed >= config.needed);
      if (!hold) continue;
      holds++;
      const all = [...hold.landed, ...hold.respins.flat()];
      expect(new Set(all.map(({ cell }) => cell)).size).toBe(all.length);
      const tail = hold.respins.slice(-config.respins);
      expect(hold.grand || tail.every((come) => come.length === 0)).toBe(true);
      const paid = all.reduce((sum, { value }) => sum + value, hold.grand ? config.grand : 0);
      expect(winCoins).toBe(coins + paid * costCoins);
    }
    expect(holds).toBeGreaterThan(40);
  });

  it('a full grid adds the GRAND and ends the hold at once', () => {
    const zero = { ...drawAt(0), int: () => 0, weighted: () => 0 };
    const script = [15, 18, 3, 18, 1];
    const full = playJeepney({
      ...zero,
      int: (n: number) => (n === 28 ? (script.shift() ?? 0) : 0),
    });
    expect(full.hold).toMatchObject({ grand: true, stakes: CELLS + config.grand });
    expect(full.hold?.respins).toHaveLength(1);
  });

  it('the outcome is the same for every stake; the payout follows it', () => {
    const [least, greatest] = ['0.0100', '20.0000'].map((coinValue) =>
      rules.readBet({ coinValue }),
    );
    if (!least || !greatest) throw new Error('a stake of the ladder was refused');
    expect([least.stake, greatest.stake]).toEqual([Money.of('0.0500'), Money.of('100.0000')]);
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const low = settle(rules, least, drawAt(nonce));
        const high = settle(rules, greatest, drawAt(nonce));
        const { winCoins } = low.outcome as JeepneyOutcome;
        expect(high.outcome).toEqual(low.outcome);
        expect(high.payout).toBe(Money.of('20.0000') * BigInt(winCoins));
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

describe('the sheet', () => {
  const sheet = jeepneyGoldSheet();
  const exact = ({ num, den }: { num: string; den: string }) => ({
    num: BigInt(num),
    den: BigInt(den),
  });

  it('GAME-13 returns exactly what the game data says, as fractions', () => {
    expect(sheet.rtp).toEqual({ least: exact(expected.rtp), greatest: exact(expected.rtp) });
    expect(sheet.lineRtp).toEqual(exact(expected.lineRtp));
    expect(sheet.holdRtp).toEqual(exact(expected.holdRtp));
    expect(sheet.trigger).toEqual(exact(expected.triggerProbability));
    expect(sheet.grand).toEqual(exact(expected.grandProbabilityPerSpin));
    expect(sheet.meanCoinValue).toEqual(exact(expected.meanCoinValue));
  });

  it('gives the base cycle, hit frequencies, the hold by its coins, and the greatest win', () => {
    expect(sheet.base).toEqual({
      cycle: expected.baseCycle,
      coins: expected.baseTotalWonCoins,
      best: expected.baseMaxWinCoins,
    });
    expect(sheet.coinCycle).toEqual(expected.coinCountCycle);
    expect(sheet.hitFrequency).toEqual(exact(expected.hitFrequency));
    expect(sheet.lineHitFrequency).toEqual(exact(expected.lineHitFrequency));
    for (const [count, row] of Object.entries(expected.byCoinsAtTrigger)) {
      expect(sheet.byCoins[Number(count)]).toEqual({
        p: exact(row.p),
        meanFinalCoins: exact(row.meanFinalCoins),
        pGrand: exact(row.pGrand),
      });
    }
    expect(decimalText(sheet.maxWin, 1)).toBe(expected.theoreticalMaxTimesBet);
  });

  it('a simulation stays within 3.29 σ/√N of the exact return', () => {
    const rounds = 30_000;
    let coins = 0;
    for (let nonce = 0; nonce < rounds; nonce++) coins += playJeepney(drawAt(nonce)).winCoins;
    const bound = (3.29 * 10.5) / Math.sqrt(rounds);
    expect(Math.abs(coins / costCoins / rounds - Number(expected.rtp.decimal))).toBeLessThan(bound);
  });
});

it('the config of version 1 never changes', () => {
  const hash = '10ab3ab06e2afeb0d5d66e2b9ef4d7ef161ed5721bb9f6d103fbf07d6dea63a6';
  expect(sha256Hex(canonicalJson(jeepneyGoldConfig))).toBe(hash);
});
