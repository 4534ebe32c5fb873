import { Money } from '@palaro/kernel';
import { describe, expect, it } from 'vitest';
import { needsOf, REASONS, scoreOf, type Mark, type ScoreFacts } from './score-withdrawal.ts';

const DAY = 86_400;
const amount = Money.of('3000.0000');
/** A member of long standing: nothing speaks against the payout. */
const CLEAN: ScoreFacts = {
  proven: true,
  turnoverMissing: 0n,
  cardAgeSeconds: DAY,
  passwordResetSeconds: DAY,
  first: false,
  amount,
  meanOf90Days: Money.of('1000.0000'),
  deposited: Money.of('500.0000'),
  wagered: Money.of('500.0000'),
  shared: false,
  barred: false,
};

describe('OC-12 each input of the score at its border', () => {
  it('counts nothing on the harmless side of every border', () => {
    expect(scoreOf(CLEAN)).toEqual({ score: 0, marks: [] });
    expect(scoreOf({ ...CLEAN, passwordResetSeconds: null, meanOf90Days: null }).score).toBe(0);
  });

  it.each<[Mark, Partial<ScoreFacts>, number]>([
    ['kyc', { proven: false }, 100],
    ['turnover', { turnoverMissing: 1n }, 100],
    ['new_card', { cardAgeSeconds: DAY - 1 }, 60],
    ['password_reset', { passwordResetSeconds: DAY - 1 }, 60],
    ['first', { first: true }, 20],
    ['large', { amount: amount + 1n }, 20],
    ['little_play', { wagered: CLEAN.wagered - 1n }, 30],
    ['shared', { shared: true }, 25],
  ])('%s', (mark, change, points) => {
    expect(scoreOf({ ...CLEAN, ...change })).toEqual({ score: points, marks: [mark] });
    expect(REASONS[mark].points).toBe(points);
  });

  it('never goes above 100', () => {
    const all = { proven: false, turnoverMissing: 1n, cardAgeSeconds: 0, first: true };
    expect(scoreOf({ ...CLEAN, ...all }).score).toBe(100);
  });
});

it('OC-12 who must agree, at each border of score and amount', () => {
  const most = Money.of('5000.0000');
  expect(needsOf(19, most, most)).toBe('auto');
  expect(needsOf(19, most + 1n, most)).toBe('one');
  expect(needsOf(20, most, most)).toBe('one');
  expect(needsOf(59, most, most)).toBe('one');
  expect(needsOf(60, 1n, most)).toBe('two');
});
