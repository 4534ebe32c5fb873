import fc from 'fast-check';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { fraction } from '../fractions.ts';
import { settle } from '../versions.ts';
import { chanceAboveStake, chanceOf, returnOf } from './odds.ts';
import { drop, plinkoV1 } from './rules.ts';
import { BOARDS, plinkoSheet } from './sheet.ts';
import { RISKS, ROWS, tableOf, type PlinkoParams } from './tables.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
/** A draw whose bits are those of a number, the first row first. */
const fixed = (way: number, rows: number) => {
  let row = 0;
  return { bit: () => ((way >> (rows - ++row)) & 1) as 0 | 1 } as unknown as FairDraw;
};
const anyBoard = fc.record({ risk: fc.constantFrom(...RISKS), rows: fc.integer(ROWS) });

const betOn = (params: PlinkoParams, stake = '1.0000') => {
  const bet = plinkoV1.readBet({ stake, params });
  if (!bet) throw new Error('the bet was refused');
  return bet;
};

it('V07 falls into bin 4 of the high board of 16 rows, which pays 3.2 times', () => {
  const outcome = drop({ risk: 'high', rows: 16 }, drawAt(4));
  expect(outcome).toEqual({ bits: '0011000000010010', bin: 4, multTenths: 32 });
});

it.each([
  ['low', 8, 619n, 640n],
  ['low', 9, 1241n, 1280n],
  ['low', 10, 1239n, 1280n],
  ['low', 11, 9913n, 10240n],
  ['low', 12, 19731n, 20480n],
  ['low', 13, 39731n, 40960n],
  ['low', 14, 39689n, 40960n],
  ['low', 15, 31693n, 32768n],
  ['low', 16, 63389n, 65536n],
  ['medium', 8, 1243n, 1280n],
  ['medium', 9, 619n, 640n],
  ['medium', 10, 4959n, 5120n],
  ['medium', 11, 9883n, 10240n],
  ['medium', 12, 19869n, 20480n],
  ['medium', 13, 19861n, 20480n],
  ['medium', 14, 79217n, 81920n],
  ['medium', 15, 158893n, 163840n],
  ['medium', 16, 79427n, 81920n],
  ['high', 8, 1241n, 1280n],
  ['high', 9, 311n, 320n],
  ['high', 10, 4991n, 5120n],
  ['high', 11, 9969n, 10240n],
  ['high', 12, 19997n, 20480n],
  ['high', 13, 4979n, 5120n],
  ['high', 14, 79033n, 81920n],
  ['high', 15, 158229n, 163840n],
  ['high', 16, 315903n, 327680n],
] as const)('GAME-13 the board %s-%i has the published return', (risk, rows, num, den) => {
  expect(returnOf({ risk, rows })).toEqual({ num, den });
});

it('GAME-13 every way of a ball, each counted once, pays back the sheet', () => {
  for (const board of BOARDS.filter(({ rows }) => rows <= 10)) {
    const ways = 1 << board.rows;
    const balls = Array.from({ length: ways }, (_, way) =>
      settle(plinkoV1, betOn(board), fixed(way, board.rows)),
    );
    const paid = Money.sum(balls.map(({ payout }) => payout));
    expect(fraction(paid, Money.of(`${ways}.0000`))).toEqual(returnOf(board));
    const above = balls.filter(({ payout }) => payout > Money.of('1.0000'));
    expect(fraction(BigInt(above.length), BigInt(ways))).toEqual(chanceAboveStake(board));
    for (let bin = 0; bin <= board.rows; bin++) {
      const here = balls.filter(({ outcome }) => outcome.bin === bin).length;
      expect(fraction(BigInt(here), BigInt(ways))).toEqual(chanceOf(board.rows, bin));
    }
  }
});

it('the sheet covers every board, and each board is the same from both sides', () => {
  expect(plinkoSheet().rtp).toEqual({
    least: { num: 19731n, den: 20480n },
    greatest: { num: 19997n, den: 20480n },
  });
  expect(plinkoSheet().maxWin).toEqual(fraction(1_830n, 1n));
  for (const board of BOARDS) {
    expect(tableOf(board)).toEqual([...tableOf(board)].reverse());
    expect(tableOf(board)).toHaveLength(board.rows + 1);
  }
});

it('the bin is the count of rights, and the outcome does not know the stake', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(100_000), (board, nonce) => {
      const least = settle(plinkoV1, betOn(board), drawAt(nonce));
      const greatest = settle(plinkoV1, betOn(board, '10000.0000'), drawAt(nonce));
      const { bits, bin, multTenths } = least.outcome;
      expect(greatest.outcome).toEqual(least.outcome);
      expect(greatest.payout).toBe(least.payout * 10_000n);
      expect(least.payout * 10n).toBe(Money.of('1.0000') * BigInt(multTenths));
      expect([bits.length, bits.replace(/0/g, '').length]).toEqual([board.rows, bin]);
      expect(multTenths).toBe(tableOf(board)[bin]);
      expect(greatest.payout).toBeLessThanOrEqual(Money.of('25000000.0000'));
    }),
  );
});

it('a simulation stays within 3.29 σ/√N of the exact return', () => {
  const board = { risk: 'medium', rows: 12 } as const;
  const rounds = 10_000;
  let paid = 0;
  for (let nonce = 0; nonce < rounds; nonce++) paid += drop(board, drawAt(nonce)).multTenths / 10;
  const exact = Number(returnOf(board).num) / Number(returnOf(board).den);
  const squares = tableOf(board).map((tenths, bin) => {
    const { num, den } = chanceOf(board.rows, bin);
    return (Number(num) / Number(den)) * (tenths / 10 - exact) ** 2;
  });
  const sigma = Math.sqrt(squares.reduce((sum, one) => sum + one));
  expect(Math.abs(paid / rounds - exact)).toBeLessThan((3.29 * sigma) / Math.sqrt(rounds));
});

it.each([
  ['0.0000', 'low', 8],
  ['1.5000', 'low', 8],
  ['10001.0000', 'low', 8],
  ['1.0000', 'low', 7],
  ['1.0000', 'high', 17],
  ['1.0000', 'high', 8.5],
] as const)('a stake of %s on %s-%d is not offered', (stake, risk, rows) => {
  expect(plinkoV1.readBet({ stake, params: { risk, rows } })).toBeNull();
});

it('the config of version 1 never changes', () => {
  const hash = '43bd1a433de25f56ecc26c35a1acf21ad3304eafaf8aa4a74077e7a1009941c3';
  expect(sha256Hex(canonicalJson(plinkoV1.config))).toBe(hash);
});
