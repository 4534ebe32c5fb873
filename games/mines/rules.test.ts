import fc from 'fast-check';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import type { Step } from '../contract.ts';
import { add, decimal, fraction, multiply, varianceOf } from '../fractions.ts';
import { settle } from '../versions.ts';
import { CELLS } from './card.ts';
import { chanceOf, mostPicks, multiplierAt, varianceOfPicks } from './odds.ts';
import { dig, minesV1 } from './rules.ts';
import { minesRtp, minesSheet } from './sheet.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const pick = (cell: number): Step => ({ call: 'pick', cell });
const cashout: Step = { call: 'cashout' };
const played = (mines: number, steps: readonly Step[], nonce: number) =>
  dig({ mines, steps }, drawAt(nonce));

it('V05 V06 hides the mines where the vectors say', () => {
  expect(played(3, [pick(15)], 3)).toMatchObject({ hit: 15, mineCells: [15, 24, 7] });
  expect(played(24, [pick(15)], 3).mineCells).toEqual([
    15, 24, 7, 12, 3, 8, 22, 1, 11, 21, 0, 2, 4, 5, 17, 16, 23, 10, 20, 19, 6, 18, 14, 13,
  ]);
});

/** First multipliers and the picks allowed, as docs/domain/games.md §4.4 lists them. */
it.each([
  [1, [101, 105, 110, 115, 121, 127, 134, 142, 151, 161], 24],
  [3, [110, 125, 144, 167, 195, 230, 273, 328, 398, 490], 22],
  [5, [121, 153, 195, 253, 332, 443, 601, 832, 1179, 1716], 19],
  [10, [161, 277, 490, 898, 1716, 3432, 7245, 16303, 39594, 105584], 12],
  [15, [242, 646, 1859, 5843, 20450, 81803, 388565, 2331395], 8],
  [18, [346, 1385, 6374, 35058, 245410, 2454100], 6],
  [21, [606, 4850, 55775, 1227050], 4],
  [24, [2425], 1],
])('%i mines pay as published', (mines, multipliers, most) => {
  expect(multipliers.map((_, at) => multiplierAt(mines, at + 1))).toEqual(multipliers);
  expect(mostPicks(mines)).toBe(most);
});

it('the sheet covers the published least return, and no round pays more than its limit', () => {
  const { rtp, maxWin } = minesSheet();
  expect(rtp.least).toEqual({ num: 77n, den: 80n });
  expect(minesRtp(2, 3)).toEqual(rtp.least);
  expect(rtp.greatest).toEqual({ num: 97n, den: 100n });
  expect(maxWin).toEqual({ num: 24_541n, den: 1n });
  const { num, den } = multiply(maxWin, fraction(Money.of('1000.0000'), 1n));
  expect(num / den).toBeLessThanOrEqual(Money.of('25000000.0000'));
});

it('GAME-13 pays back exactly its sheet over every place that two mines can have', () => {
  const places = Array.from({ length: CELLS * (CELLS - 1) }, (_, at) => {
    const first = Math.floor(at / (CELLS - 1));
    const second = at % (CELLS - 1);
    return [first, second < first ? second : second + 1];
  });
  for (const picks of [1, 2, 5]) {
    const steps = [...Array.from({ length: picks }, (_, cell) => pick(cell)), cashout];
    const params = { mines: 2, steps };
    const paid = places.map((mines) => {
      const outcome = dig(params, { pick: () => mines } as unknown as FairDraw);
      return fraction(minesV1.payout(Money.of('1.0000'), outcome), Money.of('1.0000'));
    });
    const sum = paid.reduce(add);
    expect(multiply(sum, fraction(1n, BigInt(places.length)))).toEqual(minesRtp(2, picks));
    const safe = fraction(BigInt(paid.filter(({ num }) => num > 0n).length), BigInt(places.length));
    expect(safe).toEqual(chanceOf(2, picks));
  }
});

const anyRound = fc.record({
  nonce: fc.nat(100_000),
  mines: fc.integer({ min: 1, max: 24 }),
  cells: fc.shuffledSubarray(
    Array.from({ length: CELLS }, (_, cell) => cell),
    { minLength: 1 },
  ),
});

it('an open round tells no mine, takes no cell twice, and ends at the first mine or the last pick', () => {
  fc.assert(
    fc.property(anyRound, ({ nonce, mines, cells }) => {
      const steps: Step[] = [];
      let stands = played(mines, steps, nonce);
      const { allows, isOpen } = minesV1.steps ?? {};
      expect(allows?.(cashout, stands)).toBe(false);
      for (const cell of cells) {
        if (!isOpen?.(stands)) break;
        expect(stands.mineCells).toBeNull();
        expect(allows?.(pick(cell), stands)).toBe(true);
        steps.push(pick(cell));
        stands = played(mines, steps, nonce);
        expect(allows?.(pick(cell), stands)).toBe(false);
      }
      if (isOpen?.(stands)) return;
      const hit = stands.mineCells?.find((cell) => cells.includes(cell));
      if (stands.hit === null) expect(stands.safe).toHaveLength(mostPicks(mines));
      else expect(hit).toBeDefined();
      expect(stands.mineCells).toHaveLength(mines);
      expect(stands.safe.some((cell) => stands.mineCells?.includes(cell))).toBe(false);
    }),
  );
});

it('the outcome is the same for the least and the greatest stake', () => {
  fc.assert(
    fc.property(anyRound, ({ nonce, mines, cells }) => {
      const steps = [pick(cells[0] ?? 0), cashout];
      const [least, greatest] = ['1.0000', '1000.0000'].map((stake) => {
        const bet = minesV1.readBet({ stake, mines, steps } as never);
        if (!bet) throw new Error('the bet was refused');
        return settle(minesV1, bet, drawAt(nonce));
      });
      expect(greatest?.outcome).toEqual(least?.outcome);
      expect(greatest?.payout).toBe((least?.payout ?? 0n) * 1_000n);
    }),
  );
});

it.each([
  ['0.5000', 3, []],
  ['1000.5000', 3, []],
  ['1001.0000', 3, []],
  ['1.0000', 0, []],
  ['1.0000', 25, []],
  ['1.0000', 3, [pick(25)]],
  ['1.0000', 3, [pick(4), pick(4)]],
  ['1.0000', 3, [cashout, pick(4)]],
  ['1.0000', 3, [pick(4), cashout, cashout]],
])('a stake of %s on %i mines with the steps %j is not offered', (stake, mines, steps) => {
  expect(minesV1.readBet({ stake, mines, steps } as never)).toBeNull();
});

it('what the picks add up to in variance is, in the mean, the variance of the plan to make them', () => {
  for (const mines of [1, 3, 10, 24]) {
    for (let picks = 1; picks <= Math.min(6, mostPicks(mines)); picks++) {
      // A mine at the pick after `safe` ones: the round has made one more.
      const hit = (safe: number) =>
        decimal(chanceOf(mines, safe)) - decimal(chanceOf(mines, safe + 1));
      let mean = decimal(chanceOf(mines, picks)) * varianceOfPicks(mines, picks);
      for (let safe = 0; safe < picks; safe++) mean += hit(safe) * varianceOfPicks(mines, safe + 1);
      const times = multiplierAt(mines, picks) / 100;
      const exact = varianceOf([{ chance: chanceOf(mines, picks), times }]);
      // Values are cut to hundredths, which the mean of the plan does not see.
      expect(Math.abs(mean / exact - 1)).toBeLessThan(0.03);
    }
  }
});

it('a round that was left cashes out, or gives the stake back before the first pick', () => {
  expect(minesV1.steps?.leave(played(3, [], 3))).toBeNull();
  expect(minesV1.steps?.leave(played(3, [pick(0)], 3))).toEqual(cashout);
});

it('the config of version 1 never changes', () => {
  expect(sha256Hex(canonicalJson(minesV1.config))).toBe(
    '05050f10817ad83647eafab80a9c12c44037e54c8ce7cab76bb32b89a80f98b5',
  );
});
