import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { decimalText } from '../fractions.ts';
import { spinAt } from '../slot/free-spins.ts';
import { currentRules, settle } from '../versions.ts';
import { perlasCard, type PerlasOutcome } from './card.ts';
import { perlasConfig } from './config.ts';
import expected from './expected.json' with { type: 'json' };
import { game, judgePerlas, spinPerlas } from './rules.ts';
import { perlasSheet } from './sheet.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const perlasV1 = currentRules(game);
const spinOnce = (stops: number[], multiplier: number, awarded: number) =>
  spinAt(perlasConfig, judgePerlas, { stops, multiplier, awarded });
const CAP = perlasConfig.freeSpins.maxSpinsPerRound;

describe('a spin', () => {
  it('V14 gives the published stops, window and coins', () => {
    const spin = spinPerlas(drawAt(233));
    expect(spin.stops).toEqual([5, 0, 2, 8, 0]);
    expect(spin.window.map((column) => column.join(' '))).toEqual([
      'J K PAGONG',
      'Q J KABIBE',
      'Q KABIBE J',
      'PAGONG J K',
      'J K A',
    ]);
    expect(spin.winCoins).toBe(304);
    expect(spin.wins.map(({ line, symbol, count, coins }) => [line, symbol, count, coins])).toEqual(
      [
        [4, 'J', 5, 50],
        [7, 'PAGONG', 3, 24],
        [11, 'K', 5, 80],
        [14, 'J', 5, 50],
        [19, 'PAGONG', 4, 100],
      ],
    );
  });

  it('rows continue at the end of the strip, scatters pay anywhere and award free spins', () => {
    const spin = spinOnce([29, 30, 9, 13, 8], 1, 0);
    expect(spin.window.map((column) => column[0])).toEqual(['K', 'Q', 'J', 'SCAT', 'A']);
    expect(spin.window[0]).toEqual(['K', 'J', 'PERLAS']);
    expect(spin.scatters).toBe(3);
    expect(spin.award).toBe(10);
    expect(spin.wins).toContainEqual({ line: null, symbol: 'SCAT', count: 3, coins: 20 });
  });

  it('free spins pay double and an award is limited by the cap', () => {
    const stops = [9, 10, 11, 13, 9];
    const paid = spinOnce(stops, 1, 0);
    const free = spinOnce(stops, 2, 55);
    expect([paid.scatters, paid.award, free.award]).toEqual([5, 20, 5]);
    expect(free.coins).toBe(2 * paid.coins);
    expect(spinOnce(stops, 2, CAP).award).toBe(0);
  });

  it('plays every awarded free spin, at most sixty, and adds all coins', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const spin = spinPerlas(drawAt(nonce));
        const awarded = spin.freeSpins.reduce((sum, free) => sum + free.award, spin.award);
        const coins = spin.freeSpins.reduce((sum, free) => sum + free.coins, spin.coins);
        expect(spin.freeSpins.length).toBe(awarded);
        expect(awarded).toBeLessThanOrEqual(CAP);
        expect(spin.winCoins).toBe(coins);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('the outcome is the same for the least and the greatest stake; the payout follows it', () => {
    const [least, greatest] = ['0.0100', '20.0000'].map((coinValue) =>
      perlasV1.readBet({ coinValue }),
    );
    if (!least || !greatest) throw new Error('a stake of the ladder was refused');
    expect([least.stake, greatest.stake]).toEqual([Money.of('0.1000'), Money.of('200.0000')]);
    for (let nonce = 0; nonce < 300; nonce++) {
      const low = settle(perlasV1, least, drawAt(nonce));
      const high = settle(perlasV1, greatest, drawAt(nonce));
      expect(high.outcome).toEqual(low.outcome);
      expect(high.payout).toBe(low.payout * 2_000n);
      const { winCoins } = low.outcome as PerlasOutcome;
      expect(low.payout).toBe(Money.of('0.0100') * BigInt(winCoins));
    }
  });

  it.each(['0.0300', '0.1', '100.0000', '0.0000'])('a coin of %s is not offered', (coinValue) => {
    expect(perlasV1.readBet({ coinValue })).toBeNull();
  });
});

describe('the sheet', () => {
  const sheet = perlasSheet();
  const exact = ({ num, den }: { num: string; den: string }) => ({
    num: BigInt(num),
    den: BigInt(den),
  });

  it('GAME-13 returns exactly what the game data says, as fractions', () => {
    expect(sheet.rtp).toEqual({ least: exact(expected.rtp), greatest: exact(expected.rtp) });
    expect(decimalText(sheet.rtp.least, 15)).toBe(expected.rtp.decimal);
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

  it('the greatest stake times the greatest win stays within the limit of a round', () => {
    const greatest = Money.of('20.0000') * BigInt(perlasConfig.costCoins);
    expect((greatest * sheet.maxWin.num) / sheet.maxWin.den).toBeLessThanOrEqual(
      Money.of('25000000.0000'),
    );
    expect(perlasCard.stake.coinValues.at(-1)).toBe('20.0000');
  });

  it('a simulation stays within 3.29 σ/√N of the exact return and hit frequency', () => {
    const rounds = 30_000;
    let coins = 0;
    let hits = 0;
    for (let nonce = 0; nonce < rounds; nonce++) {
      const spin = spinPerlas(drawAt(nonce));
      coins += spin.winCoins;
      if (spin.coins > 0) hits++;
    }
    const sigma = 3.4;
    const rtp = Number(expected.rtp.decimal);
    const hit = Number(expected.hitFrequency.decimal);
    const bound = (spread: number) => (3.29 * spread) / Math.sqrt(rounds);
    expect(Math.abs(coins / perlasConfig.costCoins / rounds - rtp)).toBeLessThan(bound(sigma));
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(bound(Math.sqrt(hit * (1 - hit))));
  });
});

it('the config of version 1 never changes', () => {
  const hash = 'c1c05398f4ad2351ad45989e8fd2addf894613b6751533dc9fa4e9c9e0f6f220';
  expect(sha256Hex(canonicalJson(perlasV1.config))).toBe(hash);
});
