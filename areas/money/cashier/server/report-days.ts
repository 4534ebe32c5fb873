import { dayIn, plusDays } from '@palaro/kernel';
import { isDay } from '@palaro/rules';
import { refuse, type App } from '@palaro/server';
import { sql } from 'kysely';
import { REPORT_DAYS_BACK, REPORT_DAYS_MAX } from '../cashier.limits.ts';
import { boundsOf } from './site-day.ts';

const DAY_MS = 86_400_000;

/**
 * Whether an order was made on the days of a report: up to today unless given, at most 31, at most
 * 93 back (docs/domain/payments.md §2). `unasked` is how many days are read where no first one is
 * given. Refuses `malformed`.
 */
export function madeInDays(
  { site, clock }: App,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  unasked = 1,
) {
  const zone = site.settings['site.zone'];
  const today = dayIn(zone, clock.now());
  const to = endDate ?? today;
  const from = startDate ?? (isDay(to) ? plusDays(to, 1 - unasked) : to);
  const fits =
    [from, to].every(isDay) &&
    from <= to &&
    to <= today &&
    daysBetween(from, to) < REPORT_DAYS_MAX &&
    daysBetween(from, today) <= REPORT_DAYS_BACK;
  if (!fits) throw refuse('malformed');
  const bounds = boundsOf({ site }, from, to);
  return sql<boolean>`created_at >= ${bounds.from} and created_at < ${bounds.until}`;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
