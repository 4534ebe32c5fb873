import { describe, expect, it } from 'vitest';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { decimalText } from '../fractions.ts';
import { currentRules, settle } from '../versions.ts';
import type { HaloHaloOutcome } from './card.ts';
import { haloHaloConfig } from './config.ts';
import expected from './expected.json' with { type: 'json' };
import { game } from './rules.ts';
import { haloHaloSheet } from './sheet.ts';
import { spinAt } from './spin.ts';

const rules = currentRules(game);
const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const play = (nonce: number) => rules.play(null, drawAt(nonce)) as HaloHaloOutcome;
const winsOf = (stops: number[]) =>
  spinAt(stops).wins.map(({ line, symbol, coins }) => [line, symbol, coins]);

describe('a spin', () => {
  it('V13 gives the published stops, window and coins', () => {
    const { stops, window, wins, winCoins } = play(107);
    expect(stops).toEqual([13, 11, 18]);
    expect(window.map((column) => column.join(' '))).toEqual([
      'FLAN BEAN NATA',
      'NATA FLAN BEAN',
      'ICE NATA LANGKA',
    ]);
    expect(winCoins).toBe(12);
    expect(wins).toEqual([{ line: 4, symbol: 'LANGKA', count: 3, coins: 12 }]);
  });

  it('doubles a win for each flan, pays three flans their own prize, and ice nothing', () => {
    expect(winsOf([13, 12, 17])).toContainEqual([2, 'FLAN', 500]);
    expect(winsOf([0, 5, 1])).toEqual([[1, 'NATA', 1]]);
    expect(winsOf([0, 5, 16])).toEqual([[1, 'NATA', 2]]);
    expect(winsOf([0, 11, 16])).toEqual([[1, 'NATA', 4]]);
    expect(winsOf([12, 11, 16])).toEqual([
      [1, 'FLAN', 500],
      [5, 'BEAN', 4],
    ]);
    expect(winsOf([0, 1, 1])).toEqual([]);
  });

  it('pays the same for every stake, which is no input of the outcome', () => {
    const [least, greatest] = ['0.0100', '20.0000'].map((coinValue) =>
      rules.readBet({ coinValue }),
    );
    if (!least || !greatest) throw new Error('a stake of the ladder was refused');
    expect([least.stake, greatest.stake]).toEqual([Money.of('0.0100'), Money.of('20.0000')]);
    for (let nonce = 0; nonce < 200; nonce++) {
      const low = settle(rules, least, drawAt(nonce));
      const high = settle(rules, greatest, drawAt(nonce));
      expect(high.outcome).toEqual(low.outcome);
      expect(high.payout).toBe(low.payout * 2_000n);
    }
    expect(rules.readBet({ coinValue: '0.0300' })).toBeNull();
  });
});

describe('the sheet', () => {
  const sheet = haloHaloSheet();
  const exact = ({ num, den }: { num: string; den: string }) => ({
    num: BigInt(num),
    den: BigInt(den),
  });

  it('GAME-13 returns exactly what the game data says, as fractions', () => {
    expect(sheet.rtp).toEqual({ least: exact(expected.rtp), greatest: exact(expected.rtp) });
    expect(sheet.hitFrequency).toEqual(exact(expected.hitFrequency));
    expect(decimalText(sheet.maxWin, 0)).toBe(String(expected.maxWinTimesBet));
  });

  it('wins each number of coins as often as the game data says', () => {
    expect(Object.fromEntries(sheet.distribution)).toEqual(expected.winDistributionCoins);
  });

  it('a simulation stays within 3.29 σ/√N of the exact return', () => {
    const rounds = 30_000;
    let coins = 0;
    for (let nonce = 0; nonce < rounds; nonce++) coins += play(nonce).winCoins;
    const bound = 3.29 * Math.sqrt(Number(expected.variance.decimal) / rounds);
    expect(Math.abs(coins / rounds - Number(expected.rtp.decimal))).toBeLessThan(bound);
  });
});

it('the config of version 1 never changes', () => {
  const hash = 'e1940db4336265a24a15db4fc55e78e44596f7c3db07430e0ff7f6bfddc13757';
  expect(sha256Hex(canonicalJson(haloHaloConfig))).toBe(hash);
});
