import { mondayOf, plusDays } from '@palaro/kernel';
import type { MissionPeriod } from '../missions.limits.ts';

/** One run of something that begins anew: its name in keys and its days, both included. */
export interface Cycle {
  /** `2026-11-21` for a day, its Monday for a week, `once` for what runs once. */
  name: string;
  from: string;
  /** Null where it has no end. */
  to: string | null;
}

const WEEK = 7;

/** The cycle in which a day of the site lies; `once` lasts from `first` to `last`. */
export function cycleOn(
  period: MissionPeriod,
  day: string,
  { first, last }: { first: string; last: string | null },
): Cycle {
  if (period === 'day') return { name: day, from: day, to: day };
  if (period === 'once') return { name: 'once', from: first, to: last };
  const monday = mondayOf(day);
  return { name: monday, from: monday, to: plusDays(monday, WEEK - 1) };
}
