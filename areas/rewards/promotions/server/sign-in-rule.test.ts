import fc from 'fast-check';
import { plusDays } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { SIGN_IN_DAYS } from '../promotions.limits.ts';
import { stepToday, type LastSignIn } from './sign-in-rule.ts';

/** The places of a member who signs in on these days, with `0` for a day that he missed. */
function placesOf(days: readonly boolean[]): number[] {
  let last: LastSignIn | null = null;
  return days.map((comes, index) => {
    const day = plusDays('2026-12-28', index);
    if (!comes) return 0;
    const step = stepToday(last, day);
    last = { day, step };
    return step;
  });
}

it('PR-22 the row goes on day by day, over the year, and begins again after a missed day', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (days) => {
      const places = placesOf(days);
      places.forEach((place, index) => {
        if (place === 0) return;
        const before = index === 0 ? 0 : (places[index - 1] ?? 0);
        expect(place).toBe(before === 0 ? 1 : (before % SIGN_IN_DAYS) + 1);
      });
    }),
  );
});

it('a second look on the same day shows the same place', () => {
  expect(stepToday({ day: '2026-11-21', step: 7 }, '2026-11-21')).toBe(7);
  expect(stepToday({ day: '2026-11-20', step: 7 }, '2026-11-21')).toBe(1);
});
