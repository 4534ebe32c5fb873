import { plusDays } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { windowsOver } from './windows-over.ts';

const ZONE = 'Asia/Manila';
/** Midnight in Manila at the beginning of a day. */
const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`);
const after = (day: string, seconds: number) => new Date(midnight(day).getTime() + seconds * 1_000);

const days = (of: Parameters<typeof windowsOver>[0], now: Date) =>
  windowsOver(of, now, ZONE).map(({ from, to }) => `${from} ${to}`);

it('PR-21 a period is over ten minutes after its end, weeks also over the 53rd and the new year', () => {
  const weekly = {
    starts_at: midnight('2026-12-21'),
    ends_at: null,
    rule: { period: 'week' as const },
  };
  expect(days(weekly, after('2026-12-28', 599))).toEqual([]);
  expect(days(weekly, after('2026-12-28', 600))).toEqual(['2026-12-21 2026-12-27']);
  expect(days(weekly, after('2027-01-04', 600))).toEqual([
    '2026-12-21 2026-12-27',
    '2026-12-28 2027-01-03',
  ]);
  const daily = {
    ...weekly,
    starts_at: after('2026-12-30', 3_600),
    rule: { period: 'day' as const },
  };
  expect(days(daily, after('2027-01-01', 600))).toEqual([
    '2026-12-30 2026-12-30',
    '2026-12-31 2026-12-31',
  ]);
});

it('the last period is cut by the end, and over ten minutes after it', () => {
  const ends = after('2026-12-30', 43_200);
  const weekly = {
    starts_at: midnight('2026-12-28'),
    ends_at: ends,
    rule: { period: 'week' as const },
  };
  expect(days(weekly, after('2026-12-30', 43_200 + 599))).toEqual([]);
  expect(days(weekly, after('2026-12-30', 43_200 + 600))).toEqual(['2026-12-28 2027-01-03']);
  const [over] = windowsOver(weekly, after('2027-01-04', 600), ZONE);
  expect(over?.window.endsAt).toEqual(ends);
  // Midnight itself is the end of the day before.
  const daily = { ...weekly, ends_at: midnight('2026-12-30'), rule: { period: 'day' as const } };
  expect(days(daily, after('2027-01-04', 0))).toEqual([
    '2026-12-28 2026-12-28',
    '2026-12-29 2026-12-29',
  ]);
});

it('periods that are over follow each other without a gap, and none holds the running day', () => {
  const second = fc.integer({ min: 0, max: 86_399 });
  fc.assert(
    fc.property(
      fc.constantFrom('day' as const, 'week' as const),
      fc.nat(1_500),
      fc.nat(30),
      second,
      second,
      (period, start, later, from, to) => {
        const first = plusDays('2026-01-01', start);
        const today = plusDays(first, later);
        const of = { starts_at: after(first, from), ends_at: null, rule: { period } };
        const windows = windowsOver(of, after(today, to), ZONE);
        for (const [index, window] of windows.entries()) {
          const next = windows[index + 1]?.from ?? plusDays(window.to, 1);
          expect(next).toBe(plusDays(window.to, 1));
          expect(window.to < today).toBe(true);
        }
        const [begins] = windows;
        if (begins) expect(begins.from <= first && first <= begins.to).toBe(true);
      },
    ),
  );
});
