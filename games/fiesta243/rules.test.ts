import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { decimalText } from '../fractions.ts';
import { spinAt } from '../slot/free-spins.ts';
import { currentRules, settle } from '../versions.ts';
import type { FiestaOutcome } from './card.ts';
import { fiesta243Config } from './config.ts';
import expected from './expected.json' with { type: 'json' };
import { game, playFiesta } from './rules.ts';
import { fiesta243Sheet } from './sheet.ts';
import { judgeWays } from './ways.ts';

const rules = currentRules(game);
const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const CAP = fiesta243Config.freeSpins.maxSpinsPerRound;

describe('a spin', () => {
  it('V15 gives the published stops, window and coins', () => {
    const { stops, window, winCoins } = playFiesta(drawAt(317));
    expect(stops).toEqual([25, 2, 20, 24, 13]);
    expect(window.map((column) => column.join(' '))).toEqual([
      'Q J A',
      'A J PAROL',
      'BANDERA K A',
      'Q KALABAW A',
      'Q BANDERA A',
    ]);
    expect(winCoins).toBe(220);
  });

  it('multiplies the counts of a symbol and the wild from the left', () => {
    const window = ['J J A', 'J PAROL A', 'PAROL J Q', 'K K K', 'J J J'].map((column) =>
      column.split(' '),
    ) as FiestaOutcome['window'];
    expect(judgeWays(window)).toEqual([
      { line: null, symbol: 'A', count: 3, ways: 2, coins: 24 },
      { line: null, symbol: 'J', count: 3, ways: 8, coins: 56 },
    ]);
  });

  it('free spins pay three times, and an award is limited by the cap', () => {
    const at = { stops: [14, 18, 17, 16, 16], multiplier: 1, awarded: 0 };
    const paid = spinAt(fiesta243Config, judgeWays, at);
    const free = spinAt(fiesta243Config, judgeWays, { ...at, multiplier: 3, awarded: CAP - 5 });
    expect([paid.scatters, paid.award, free.award]).toEqual([5, 16, 5]);
    expect(free.coins).toBe(3 * paid.coins);
  });

  it('plays every awarded free spin, adds all coins, and pays by the stake alone', () => {
    const [least, greatest] = ['0.0100', '20.0000'].map((coinValue) =>
      rules.readBet({ coinValue }),
    );
    if (!least || !greatest) throw new Error('a stake of the ladder was refused');
    expect([least.stake, greatest.stake]).toEqual([Money.of('0.5000'), Money.of('1000.0000')]);
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const low = settle(rules, least, drawAt(nonce));
        const high = settle(rules, greatest, drawAt(nonce));
        const spin = low.outcome as FiestaOutcome;
        const awarded = spin.freeSpins.reduce((sum, free) => sum + free.award, spin.award);
        const coins = spin.freeSpins.reduce((sum, free) => sum + free.coins, spin.coins);
        expect(high.outcome).toEqual(spin);
        expect(high.payout).toBe(low.payout * 2_000n);
        expect([spin.freeSpins.length, awarded <= CAP, coins]).toEqual([
          awarded,
          true,
          spin.winCoins,
        ]);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('the sheet', () => {
  const sheet = fiesta243Sheet();
  const exact = ({ num, den }: { num: string; den: string }) => ({
    num: BigInt(num),
    den: BigInt(den),
  });

  it('GAME-13 returns exactly what the game data says, as fractions', () => {
    expect(sheet.rtp).toEqual({ least: exact(expected.rtp), greatest: exact(expected.rtp) });
    expect(sheet.lineRtp).toEqual(exact(expected.lineOrWayRtp));
    expect(sheet.scatterRtp).toEqual(exact(expected.scatterRtp));
    expect(sheet.freeSpinRtp).toEqual(exact(expected.freeSpinRtp));
  });

  it('gives the base cycle, hit frequency, trigger, free spins and greatest win', () => {
    expect(sheet.base).toEqual({
      cycle: expected.baseCycle,
      coins: expected.baseTotalWonCoins,
      hits: expected.baseHits,
      best: expected.baseMaxWinCoins,
    });
    expect(sheet.scatterCycle).toEqual(expected.scatterCountCycle);
    expect(sheet.hitFrequency).toEqual(exact(expected.hitFrequency));
    expect(sheet.trigger).toEqual(exact(expected.triggerProbability));
    expect(sheet.freeSpinsPerSpin).toEqual(exact(expected.expectedFreeSpinsPerPaidSpin));
    for (const [award, mean] of Object.entries(expected.expectedFreeSpinsByAward)) {
      expect(sheet.meanFreeSpins[Number(award)]).toEqual(exact(mean));
    }
    expect(decimalText(sheet.maxWin, 2)).toBe(expected.theoreticalMaxTimesBet);
  });

  it('a simulation stays within 3.29 σ/√N of the exact return', () => {
    const rounds = 30_000;
    let coins = 0;
    for (let nonce = 0; nonce < rounds; nonce++) coins += playFiesta(drawAt(nonce)).winCoins;
    const mean = coins / fiesta243Config.costCoins / rounds;
    const bound = (3.29 * 3.03) / Math.sqrt(rounds);
    expect(Math.abs(mean - Number(expected.rtp.decimal))).toBeLessThan(bound);
  });
});

it('the config of version 1 never changes', () => {
  const hash = 'f6d86f06cc70a2f52c98f57ffc6498397f4e25a804fb97ea7a66c3f4e8087562';
  expect(sha256Hex(canonicalJson(fiesta243Config))).toBe(hash);
});
