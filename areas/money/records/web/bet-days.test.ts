import { setSite, setTexts, type SiteInfo } from '@palaro/client';
import { beforeEach, expect, it } from 'vitest';
import { en } from '../records.en.ts';
import { betState } from './bet-days.ts';
import type { Bet } from './bet.ts';
import { byDay, daysOf, periodOf } from './record-days.ts';

const bet = (over: Partial<Bet>): Bet => ({
  roundId: 'r',
  vendor: 'PALARO',
  vendorName: 'Palaro',
  gameId: 'dice',
  gameName: 'Dice',
  gameType: 'INHOUSE',
  result: 'settled',
  openedAt: '2026-11-21T08:00:00.000Z',
  settledAt: '2026-11-21T08:00:00.000Z',
  stake: '1.0000',
  payout: '0.0000',
  refund: '0.0000',
  net: '-1.0000',
  verifiable: true,
  counted: null,
  ...over,
});

beforeEach(() => {
  setTexts('EN', { records: en });
  const settings = { 'site.zone': 'Asia/Manila' };
  setSite({ now: '2026-11-21T17:00:00.000Z', settings } as unknown as SiteInfo);
});

it('days are the site’s: 16:30 UTC belongs to the next day in Manila', () => {
  const bets = [
    bet({ openedAt: '2026-11-21T16:30:00.000Z' }),
    bet({ openedAt: '2026-11-21T15:30:00.000Z' }),
  ];
  expect(byDay(bets, ({ openedAt }) => openedAt).map(({ day }) => day)).toEqual([
    '2026-11-22',
    '2026-11-21',
  ]);
  expect(daysOf('7')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

it.each([
  [null, '7', '2026-11-16', '2026-11-22'],
  ['90', '90', '2026-08-25', '2026-11-22'],
  ['2026-11-01..2026-11-20', 'own', '2026-11-01', '2026-11-20'],
  ['2026-11-22..2026-11-22', 'own', '2026-11-22', '2026-11-22'],
  ['2026-11-22..2026-11-23', '7', '2026-11-16', '2026-11-22'],
  ['2026-11-20..2026-11-01', '7', '2026-11-16', '2026-11-22'],
  ['2025-11-01..2026-11-20', '7', '2026-11-16', '2026-11-22'],
])('the address %s shows the period %s from %s to %s', (asked, chosen, from, to) => {
  expect(periodOf(asked)).toEqual({ chosen, from, to });
});

it.each`
  what                            | over                                    | state
  ${'a gain is won'}              | ${{ payout: '2.0000', net: '1.0000' }}  | ${'Won'}
  ${'less than the stake is not'} | ${{ payout: '0.5000', net: '-0.5000' }} | ${'Paid ₱0.50'}
  ${'nothing is no win'}          | ${{}}                                   | ${'No win'}
  ${'an undone bet is returned'}  | ${{ result: 'voided', net: '0.0000' }}  | ${'Returned'}
`('$what', ({ over, state }) => {
  expect(betState(bet(over as Partial<Bet>))).toBe(state);
});
