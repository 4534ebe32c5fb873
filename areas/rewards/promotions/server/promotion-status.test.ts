import { expect, it } from 'vitest';
import { isOpen, statusOf, type OwnStanding, type PromotionWindow } from './promotion-status.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));
const RUNS: PromotionWindow = {
  state: 'Running',
  startsAt: at(10),
  endsAt: at(20),
  hasBudget: true,
};
const NOTHING: OwnStanding = {};
const issued = { state: 'Issued', expiresAt: at(40) } as const;

const claimed = { ...issued, state: 'Claimed' } as const;
const runs = (more: Partial<PromotionWindow>): PromotionWindow => ({ ...RUNS, ...more });

it.each([
  ['before the start', 9, RUNS, NOTHING, 'coming'],
  ['at the start', 10, RUNS, NOTHING, 'Process'],
  ['a minute before it ends', 19, RUNS, NOTHING, 'Process'],
  ['at the end', 20, RUNS, NOTHING, 'Close'],
  ['without an end', 59, runs({ endsAt: null }), NOTHING, 'Process'],
  ['paused', 15, runs({ state: 'Paused' }), NOTHING, 'Close'],
  ['ended by hand', 5, runs({ state: 'Ended' }), NOTHING, 'Close'],
  ['with an empty budget', 15, runs({ hasBudget: false }), NOTHING, 'Close'],
  ['signed in today', 15, RUNS, { signed: true }, 'signed'],
  ['signed in, then over', 25, RUNS, { signed: true }, 'Close'],
  ['issued, then over', 25, RUNS, { award: issued }, 'Issued'],
  ['issued and run out', 40, RUNS, { award: issued }, 'Close'],
  ['claimed, then over', 25, RUNS, { award: claimed }, 'Claimed'],
  ['claimed, still open', 15, RUNS, { award: claimed }, 'Claimed'],
  ['joined', 15, RUNS, { joined: true }, 'Joined'],
  ['joined, then over', 25, RUNS, { joined: true }, 'Close'],
  ['under review', 15, RUNS, { application: 'Applying', joined: true }, 'Applying'],
  ['under review, then over', 25, RUNS, { application: 'Applying' }, 'Applying'],
  ['turned down', 15, RUNS, { application: 'Rejected' }, 'Rejected'],
  ['turned down, then over', 25, RUNS, { application: 'Rejected' }, 'Close'],
  ['issued while under review', 15, RUNS, { award: issued, application: 'Applying' }, 'Issued'],
] as const)('PR-1, PR-2, PR-3 %s', (_when, minute, window, standing, status) => {
  expect(statusOf(window, standing, at(minute))).toBe(status);
});

it('PR-2 is open from its first instant to the one before its end', () => {
  expect([9, 10, 19, 20].map((minute) => isOpen(RUNS, at(minute)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
