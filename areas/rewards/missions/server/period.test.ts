import { plusDays } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cycleOn } from './period.ts';

const span = { first: '2026-11-20', last: '2026-12-05' };

it('a day is its own cycle, a week begins on Monday, and what runs once lasts as it lasts', () => {
  expect(cycleOn('day', '2026-11-21', span)).toEqual({
    name: '2026-11-21',
    from: '2026-11-21',
    to: '2026-11-21',
  });
  expect(cycleOn('week', '2026-11-22', span)).toEqual({
    name: '2026-11-16',
    from: '2026-11-16',
    to: '2026-11-22',
  });
  expect(cycleOn('week', '2026-11-23', span).name).toBe('2026-11-23');
  expect(cycleOn('once', '2026-11-23', span)).toEqual({
    name: 'once',
    from: '2026-11-20',
    to: '2026-12-05',
  });
});

it('each day lies in its week, which has seven, over months, years and the 53rd week', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (days) => {
      const day = plusDays('2026-01-01', days);
      const { name, from, to } = cycleOn('week', day, span);
      expect(new Date(from).getUTCDay()).toBe(1);
      expect([name, to]).toEqual([from, plusDays(from, 6)]);
      expect(from <= day && day <= (to ?? '')).toBe(true);
    }),
  );
});
