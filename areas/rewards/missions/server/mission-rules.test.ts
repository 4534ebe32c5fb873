import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { lastPaidRank, prizeOf, prizesTotal, USUAL_PRIZES } from './board-rule.ts';
import { depositValue, passes, scoreOf, valueOf, type PlaySum } from './play-sums.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 4, minute));
const play = (game: string, of: Partial<PlaySum> = {}): PlaySum => ({
  vendor: 'PALARO',
  game,
  product: 'RNG',
  validBet: Money.of('10.0000'),
  staked: Money.of('10.0000'),
  paid: Money.of('5.0000'),
  rounds: 2,
  wins: 1,
  lastAt: at(5),
  lastWonAt: at(3),
  ...of,
});
const PLAYED = [
  play('perlas'),
  play('dice', { product: 'INHOUSE', rounds: 1, wins: 0, lastAt: at(9), lastWonAt: null }),
];

it('PR-24 each metric has its value, and a game counts once however often it was played', () => {
  const paid = { amount: Money.of('500.0000'), count: 2 };
  const value = (metric: Parameters<typeof valueOf>[0]) => Money.text(valueOf(metric, PLAYED));
  expect(value('valid_bet')).toBe('20.0000');
  expect(value('bet_count')).toBe('3.0000');
  expect(value('win_count')).toBe('1.0000');
  expect(value('game_count')).toBe('2.0000');
  expect(Money.text(depositValue('deposit', paid))).toBe('500.0000');
  expect(Money.text(depositValue('deposit_count', paid))).toBe('2.0000');
});

it('what the bank took back never makes progress negative', () => {
  const paid = { amount: Money.of('-500.0000'), count: -1 };
  expect([depositValue('deposit', paid), depositValue('deposit_count', paid)]).toEqual([0n, 0n]);
});

it('a filter lets pass its product, its vendor or its game', () => {
  const of = (filter: Partial<Parameters<typeof passes>[1]>) =>
    PLAYED.filter((sum) => passes(sum, { product: null, vendor: null, game: null, ...filter })).map(
      ({ game }) => game,
    );
  expect(of({})).toEqual(['perlas', 'dice']);
  expect(of({ product: 'INHOUSE' })).toEqual(['dice']);
  expect(of({ vendor: 'OTHER' })).toEqual([]);
  expect(of({ vendor: 'PALARO', game: 'perlas' })).toEqual(['perlas']);
});

it('PR-25 a score came to be with the last round that added to it', () => {
  expect(scoreOf('valid_bet', PLAYED)).toMatchObject({ reachedAt: at(9), rounds: 3 });
  expect(scoreOf('win_count', PLAYED)).toMatchObject({ reachedAt: at(3) });
  expect(scoreOf('win_count', PLAYED.slice(1))).toBeNull();
  expect(scoreOf('bet_count', [])).toBeNull();
  expect(valueOf('bet_count', [])).toBe(0n);
});

it('REWARD-03 the usual prizes of a week are 17,500.0000 for fifty ranks', () => {
  expect(Money.text(prizesTotal(USUAL_PRIZES))).toBe('17500.0000');
  expect(lastPaidRank(USUAL_PRIZES)).toBe(50);
  const prizes = [1, 2, 3, 4, 10, 11, 50, 51].map((rank) =>
    Money.text(prizeOf(USUAL_PRIZES, rank)),
  );
  expect(prizes).toEqual([
    '5000.0000',
    '3000.0000',
    '2000.0000',
    '500.0000',
    '500.0000',
    '100.0000',
    '100.0000',
    '0.0000',
  ]);
});
