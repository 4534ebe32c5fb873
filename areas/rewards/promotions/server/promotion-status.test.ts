import { expect, it } from 'vitest';
import { isOpen, statusOf, type OwnStanding, type PromotionWindow } from './promotion-status.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));
const RUNS: PromotionWindow = {
  state: 'Running',
  startsAt: at(10),
  endsAt: at(20),
  hasBudget: true,
};
const NOTHING: OwnStanding = { award: null, signed: false };
const issued = { state: 'Issued', expiresAt: at(40) } as const;

const claimed = { ...issued, state: 'Claimed' } as const;
const own = (more: Partial<OwnStanding>): OwnStanding => ({ ...NOTHING, ...more });
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
  ['signed in today', 15, RUNS, own({ signed: true }), 'signed'],
  ['signed in, then over', 25, RUNS, own({ signed: true }), 'Close'],
  ['issued, then over', 25, RUNS, own({ award: issued }), 'Issued'],
  ['issued and run out', 40, RUNS, own({ award: issued }), 'Close'],
  ['claimed, then over', 25, RUNS, own({ award: claimed }), 'Claimed'],
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
