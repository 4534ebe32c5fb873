import { dayIn } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { daysFault, type RecordDays } from '../record-days.ts';

/** The days of a record's filter, both included. */
export interface Days extends RecordDays {
  zone: string;
}

/**
 * The filter's days in the site's zone. Without `to` they end today; without `from` it is that one
 * day. Refuses `malformed`, naming the field, what `daysFault` finds wrong.
 */
export function daysAsked(app: App, asked: { from?: string; to?: string }): Days {
  const zone = app.site.settings['site.zone'];
  const today = dayIn(zone, app.clock.now());
  const { to = today, from = to } = asked;
  const fault = daysFault({ from, to }, today);
  if (fault) {
    throw refuse('malformed', { fields: { [fault.field]: fault.text } });
  }
  return { from, to, zone };
}
