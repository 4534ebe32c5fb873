import { dayIn } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { REPORT_DAYS_BACK, REPORT_DAYS_MAX } from '../../cashier.limits.ts';

const DAY_MS = 86_400_000;

/** Days of the site's zone, both included. */
export interface ReportDays {
  from: string;
  to: string;
  zone: string;
}

/**
 * The days of an order report: today unless given, at most 31, at most 93 back
 * (docs/domain/payments.md §2). Refuses `malformed`.
 */
export function reportDays(
  { site, clock }: App,
  { startDate, endDate }: { startDate?: string; endDate?: string },
): ReportDays {
  const zone = site.settings['site.zone'];
  const today = dayIn(zone, clock.now());
  const to = endDate ?? today;
  const from = startDate ?? to;
  const fits =
    [from, to].every(isDay) &&
    from <= to &&
    to <= today &&
    daysBetween(from, to) < REPORT_DAYS_MAX &&
    daysBetween(from, today) <= REPORT_DAYS_BACK;
  if (!fits) throw refuse('malformed');
  return { from, to, zone };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** February 30 has the form of a day but does not exist. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00.000Z`);
  return !isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day;
}
