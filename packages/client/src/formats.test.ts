import { afterEach, expect, it, vi } from 'vitest';
import { formatMoment, formatTime } from './formats.ts';

const MIDNIGHT = '2026-11-20T16:05:09Z';
const AFTERNOON = '2026-11-21T08:30:05Z';

afterEach(() => vi.unstubAllGlobals());

it('times have 24 hours, and midnight is 00', () => {
  expect(formatTime(MIDNIGHT)).toBe('00:05');
  expect(formatMoment(MIDNIGHT)).toBe('Nob 21, 2026, 00:05:09');
  expect(formatTime(AFTERNOON)).toBe('16:30');
});

it('times have 24 hours on iOS 12, which does not know hourCycle', () => {
  const Real = Intl.DateTimeFormat;
  vi.stubGlobal('Intl', {
    ...Intl,
    DateTimeFormat: function old(locale: string, options: Intl.DateTimeFormatOptions) {
      const { hourCycle: _unknown, ...known } = options;
      return new Real(locale, known);
    },
  });
  expect(formatTime(MIDNIGHT)).toBe('00:05');
  expect(formatTime(AFTERNOON)).toBe('16:30');
  expect(formatMoment(AFTERNOON)).toBe('Nob 21, 2026, 16:30:05');
});
