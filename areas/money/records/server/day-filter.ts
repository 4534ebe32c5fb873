import { dayIn } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';

/** The days of a record's filter, both included. */
export interface Days {
  from: string;
  to: string;
  zone: string;
}

/** The filter's days in the site's zone; today where left out. Refuses an invalid day. */
export function daysAsked(app: App, asked: { from?: string; to?: string }): Days {
  const zone = app.site.settings['site.zone'];
  const today = dayIn(zone, app.clock.now());
  const { from = today, to = today } = asked;
  if (!isDay(from) || !isDay(to)) throw refuse('malformed', { fields: { from: 'field.format' } });
  return { from, to, zone };
}

/** February 30 has the form of a day but does not exist. PostgreSQL has no year 0 either. */
const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day > '0001';
};
