import fc from 'fast-check';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import type { Step } from '../contract.ts';
import { add, compare, fraction, multiply } from '../fractions.ts';
import { CARDS, rankOf } from '../playing-cards/cards.ts';
import { settle } from '../versions.ts';
import { DIRECTIONS, type Direction } from './card.ts';
import { favourableOf, isRight, MOST_GUESSES, valueOf } from './odds.ts';
import { climb, hiloV1 } from './rules.ts';
import { hiloRtp, hiloSheet } from './sheet.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const guess = (dir: Direction): Step => ({ call: 'guess', dir });
const skip: Step = { call: 'skip' };
const cashout: Step = { call: 'cashout' };
const dealing = (cards: readonly number[]) => {
  const left = [...cards];
  return { int: () => left.shift() ?? 0 } as unknown as FairDraw;
};

it('V10 deals the cards of the vector', () => {
  const { cards } = climb({ steps: Array.from({ length: 5 }, () => skip) }, drawAt(7));
  expect(cards).toEqual([36, 36, 44, 30, 22, 47]);
  expect(cards.map((card) => rankOf(card) + 1)).toEqual([10, 10, 12, 8, 6, 12]);
});

it('GAME-13 every card in both directions is right for the favourable ranks, and never certainly', () => {
  for (let card = 0; card < CARDS; card++) {
    for (const dir of DIRECTIONS) {
      const all = Array.from({ length: CARDS }, (_, next) => next);
      const right = all.filter((next) => isRight(card, dir, next)).length;
      expect(right).toBe(favourableOf(card, dir) * 4);
      expect(right).toBeLessThan(CARDS);
    }
  }
});

it('docs/domain/games.md §4.8: the favourable ranks are as published', () => {
  const of = (rank: number) => DIRECTIONS.map((dir) => favourableOf(rank * 4, dir));
  expect(of(0)).toEqual([12, 1]);
  expect(of(12)).toEqual([1, 12]);
  for (let rank = 1; rank < 12; rank++) expect(of(rank)).toEqual([13 - rank, rank + 1]);
});

it('one guess pays back exactly its sheet, with every pair of cards counted once', () => {
  const one = Money.of('1.0000');
  for (const dir of DIRECTIONS) {
    for (let first = 0; first < CARDS; first += 4) {
      const paid = Array.from({ length: CARDS }, (_, next) => {
        const outcome = climb({ steps: [guess(dir), cashout] }, dealing([first, next]));
        return fraction(hiloV1.payout(one, outcome), one);
      });
      const mean = multiply(paid.reduce(add), fraction(1n, BigInt(CARDS)));
      expect(mean).toEqual(hiloRtp([favourableOf(first, dir)]));
    }
  }
});

const ranks = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 });

it('no chain returns less than the sheet says, or more than 97 %', () => {
  const { rtp, maxWin } = hiloSheet();
  expect(rtp.greatest).toEqual({ num: 97n, den: 100n });
  expect(compare(rtp.least, rtp.greatest)).toBe(-1);
  expect(maxWin).toEqual({ num: 10_000n, den: 1n });
  fc.assert(
    fc.property(ranks, (chain) => {
      expect(compare(hiloRtp(chain), rtp.least)).toBeGreaterThanOrEqual(0);
      expect(compare(hiloRtp(chain), rtp.greatest)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 2_000 },
  );
});

const moves = fc.array(fc.constantFrom<Step>(guess('up'), guess('down'), skip), { maxLength: 60 });

it('a round is paid by its right guesses alone, ends where it must, and never above its most', () => {
  fc.assert(
    fc.property(fc.nat(100_000), moves, (nonce, wanted) => {
      const steps: Step[] = [];
      const won: number[] = [];
      let stands = climb({ steps }, drawAt(nonce));
      for (const step of wanted) {
        if (stands.ended) break;
        expect(hiloV1.steps?.allows(cashout, stands)).toBe(won.length > 0);
        if (!hiloV1.steps?.allows(step, stands)) continue;
        const card = stands.cards.at(-1) ?? 0;
        steps.push(step);
        stands = climb({ steps }, drawAt(nonce));
        const dir = step.dir as Direction | undefined;
        if (dir && stands.ended !== 'wrong') won.push(favourableOf(card, dir));
        expect(stands.multiplierHundredths).toBe(stands.ended === 'wrong' ? 0 : valueOf(won));
        expect(stands.multiplierHundredths).toBeLessThanOrEqual(1_000_000);
        expect(won.length).toBeLessThanOrEqual(MOST_GUESSES);
        expect(stands.cards).toHaveLength(stands.moves.length + 1);
      }
    }),
  );
});

it('a guess that would pay above 10,000 times is not offered, and the surest chain ends by itself', () => {
  const kings = Array.from({ length: 5 }, () => 48);
  // Four times right by one rank of thirteen would pay 27,704 times.
  const three = [guess('up'), guess('up'), guess('up')];
  const stands = climb({ steps: three }, dealing(kings));
  expect(stands).toMatchObject({ right: 3, ended: null, up: null });
  expect(hiloV1.steps?.allows(guess('up'), stands)).toBe(false);
  expect(hiloV1.steps?.allows(cashout, stands)).toBe(true);
  const sure = Array.from({ length: 20 }, (_, at) => guess(at % 2 === 0 ? 'up' : 'down'));
  const turns = Array.from({ length: 21 }, (_, at) => (at % 2 === 0 ? 0 : 48));
  expect(climb({ steps: sure }, dealing(turns))).toMatchObject({ right: 20, ended: 'cashed_out' });
});

it('the outcome is the same for the least and the greatest stake', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (nonce) => {
      const [least, greatest] = ['1.0000', '2500.0000'].map((stake) => {
        const bet = hiloV1.readBet({ stake, steps: [guess('up'), cashout] } as never);
        if (!bet) throw new Error('the bet was refused');
        return settle(hiloV1, bet, drawAt(nonce));
      });
      expect(greatest?.outcome).toEqual(least?.outcome);
      expect(greatest?.payout).toBe((least?.payout ?? 0n) * 2_500n);
    }),
  );
});

it.each([
  ['0.5000', []],
  ['2501.0000', []],
  ['1.5000', []],
  ['1.0000', [{ call: 'guess', dir: 'left' }]],
  ['1.0000', [{ call: 'peek' }]],
])('a stake of %s with the steps %j is not offered', (stake, steps) => {
  expect(hiloV1.readBet({ stake, steps } as never)).toBeNull();
});

it('a round that was left cashes out, or gives the stake back before the first right guess', () => {
  const after = (steps: Step[]) => climb({ steps }, dealing([0, 48, 48]));
  expect(hiloV1.steps?.leave(after([]))).toBeNull();
  expect(hiloV1.steps?.leave(after([skip]))).toBeNull();
  expect(hiloV1.steps?.leave(after([guess('up')]))).toEqual(cashout);
});

it('the config of version 1 never changes', () => {
  expect(sha256Hex(canonicalJson(hiloV1.config))).toBe(
    'bb810db1a158f1302a8558105c80c784bda8e076c3f08a92b1da4d77b521e291',
  );
});
