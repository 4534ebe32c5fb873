import { expect, it } from 'vitest';
import { roundId } from '@palaro/ledger';
import { awardEntry, awardRows, cancelEntry } from './award-rows.ts';

const message = { vendor: 'DEMO', member: '7', round: 'r' };
const at = new Date('2026-11-21T08:00:00Z');

it('MONEY-06 the win of a free round is an award of its grant, to be played through ten times', () => {
  const row = {
    does: 'issue',
    member: '7',
    vendor: 'DEMO',
    transaction: 't',
    amount: '250000',
    round: roundId('DEMO', 'r'),
    promotion: 'grant-1',
    turnoverTimes: 10,
  };
  const win = { ...message, transaction: 't', amount: 250_000n };
  expect(awardEntry({ ...win, freeRound: 'grant-1' })).toEqual({ name: 'wallet.award', row });
  expect(awardEntry(win)).toEqual({ name: 'wallet.award', row: { ...row, promotion: '' } });
});

it('MONEY-06 a rollback cancels the award of its target, in its round', () => {
  const row = {
    does: 'cancel' as const,
    member: '7',
    vendor: 'DEMO',
    transaction: 't',
    round: roundId('DEMO', 'r'),
    amount: null,
    promotion: null,
    turnoverTimes: null,
  };
  expect(cancelEntry({ ...message, target: 't' })).toEqual({ name: 'wallet.award', row });
  expect(awardRows.subject(row)).toBe('7/DEMO/t');
  expect(awardRows.judge(null, row, { member: '7', at, stake: 0n })).toEqual({ next: null });
});

it('MONEY-06 an award waits seven days to be claimed', () => {
  // docs/domain/promotions.md §4, Expiry.
  expect(awardRows.write?.text).toContain(`r.at + make_interval(secs => ${7 * 86_400})`);
});
