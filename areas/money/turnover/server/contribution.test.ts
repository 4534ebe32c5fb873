import { Money } from '@palaro/kernel';
import { describe, expect, it } from 'vitest';
import { countedBet, type PlayedRound } from './contribution.ts';

const round = (more: Partial<PlayedRound> = {}): PlayedRound => ({
  state: 'C',
  bets: Money.of('100.0000'),
  wins: Money.of('0.0000'),
  refunds: Money.of('0.0000'),
  validBet: null,
  ...more,
});
const counted = (more: Partial<PlayedRound>, category: string, rtp: number | null = null) =>
  Money.text(countedBet(round(more), { category, rtp: () => rtp }));
const pesos = (text: string) => Money.of(text);

describe('docs/domain/promotions.md §4 of 100.0000 bet there counts', () => {
  it.each([
    ...([['RNG', '100.0000'] as const, ['FISH', '100.0000'] as const] as const),
    ...([['INHOUSE', '100.0000'] as const, ['LOTT', '100.0000'] as const] as const),
    ...([['ELOTT', '100.0000'] as const, ['SPORTS', '50.0000'] as const] as const),
    ...([['ESPORTS', '50.0000'] as const, ['PVP', '20.0000'] as const] as const),
    ...([['LIVE', '15.0000'] as const, ['COCKFIGHT', '10.0000'] as const] as const),
  ])('%s %s', (category, worth) => expect(counted({}, category)).toBe(worth));

  it.each([
    ['INHOUSE', 9_799, '100.0000'],
    ['INHOUSE', 9_800, '20.0000'],
    ['RNG', 9_800, '100.0000'],
  ])('%s that returns %i of 10,000: %s', (category, rtp, worth) =>
    expect(counted({}, category, rtp)).toBe(worth),
  );

  it('all of a game that has left the catalogue', () =>
    expect(Money.text(countedBet(round(), null))).toBe('100.0000'));

  it('cut to 1/10,000, never rounded up', () =>
    expect(counted({ bets: pesos('0.0333') }, 'LIVE')).toBe('0.0049'));
});

describe('docs/domain/ledger.md §8 what a round is worth', () => {
  it.each([
    ['open', { state: 'O' }, '0.0000'],
    ['voided', { state: 'V' }, '0.0000'],
    ['half refunded', { refunds: pesos('50.0000') }, '25.0000'],
    ['refunded', { refunds: pesos('100.0000') }, '0.0000'],
    ['a tie: the stake came back as a win', { wins: pesos('100.0000') }, '0.0000'],
    ['the vendor’s valid bet', { validBet: pesos('50.0000') }, '25.0000'],
    ['the vendor’s valid bet of nothing', { validBet: pesos('0.0000') }, '0.0000'],
  ] as const)('%s', (_what, more, worth) => expect(counted(more, 'SPORTS')).toBe(worth));

  it.each(['SPORTS', 'ESPORTS', 'LIVE', 'PVP', 'COCKFIGHT'])('%s has ties', (category) =>
    expect(counted({ wins: pesos('100.0000') }, category)).toBe('0.0000'),
  );
  it.each(['RNG', 'FISH', 'INHOUSE', 'LOTT', 'ELOTT'])(
    '%s has none: a win as large as the stake is one prize among others',
    (category) => expect(counted({ wins: pesos('100.0000') }, category)).toBe('100.0000'),
  );
});
