import { isDay } from '@palaro/rules';

/** The most days that one view of a record covers: a year, its first day included. */
export const RECORD_DAYS_MAX = 366;

const DAY_MS = 86_400_000;

export interface RecordDays {
  /** Days as `2026-11-21`, both included. */
  from: string;
  to: string;
}

/** What is wrong with a range of days, and the field to change. */
export interface DaysFault {
  field: 'from' | 'to';
  text: 'records.no_day' | 'records.days_order' | 'records.days_future' | 'records.days_long';
}

/**
 * Judges a range of days, in the browser and on the server: both exist, the first is not after the
 * last, none is to come, and they are at most `most`. Null: nothing is wrong.
 */
export function daysFault(
  { from, to }: RecordDays,
  today: string,
  most = RECORD_DAYS_MAX,
): DaysFault | null {
  if (!isDay(from)) return { field: 'from', text: 'records.no_day' };
  if (!isDay(to)) return { field: 'to', text: 'records.no_day' };
  if (to > today) return { field: 'to', text: 'records.days_future' };
  if (from > to) return { field: 'from', text: 'records.days_order' };
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > most ? { field: 'from', text: 'records.days_long' } : null;
}
