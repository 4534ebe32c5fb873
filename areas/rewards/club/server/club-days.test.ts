import fc from 'fast-check';
import { plusDays } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { birthdaysOn, monthOf, weekOf } from './club-days.ts';

it('PR-34 a week looks at the seven days before its Monday, over the year and its 53rd week', () => {
  expect(weekOf('2026-11-21')).toEqual({
    name: '2026-11-16',
    begins: '2026-11-16',
    from: '2026-11-09',
    to: '2026-11-15',
  });
  // 2026 has a 53rd week, whose Monday is the 28th of December.
  expect(weekOf('2027-01-03').begins).toBe('2026-12-28');
  expect(weekOf('2027-01-04')).toMatchObject({ begins: '2027-01-04', from: '2026-12-28' });
  fc.assert(
    fc.property(fc.nat(10_000), (days) => {
      const today = plusDays('2026-01-01', days);
      const { begins, from, to } = weekOf(today);
      expect(new Date(begins).getUTCDay()).toBe(1);
      expect(begins <= today && today < plusDays(begins, 7)).toBe(true);
      expect([plusDays(from, 7), plusDays(to, 1)]).toEqual([begins, begins]);
    }),
  );
});

it('a month looks at the whole month before it', () => {
  expect(monthOf('2026-03-31')).toEqual({
    name: '2026-03',
    begins: '2026-03-01',
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(monthOf('2027-01-01')).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
});

it('PR-35 who was born on the 29th of February has his day each year', () => {
  expect(birthdaysOn('2026-02-28')).toEqual(['02-28', '02-29']);
  expect(birthdaysOn('2028-02-28')).toEqual(['02-28']);
  expect(birthdaysOn('2028-02-29')).toEqual(['02-29']);
  expect(birthdaysOn('2100-02-28')).toEqual(['02-28', '02-29']);
});
