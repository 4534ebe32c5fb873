import { Counter, Gauge } from 'prom-client';
import { dayIn } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { countQueued } from './outbox.repository.ts';
import { spentOn } from './sms-spend.repository.ts';

/** The outcome of one attempt to send. */
type Outcome = 'sent' | 'refused' | 'unanswered' | 'capped';

const tries = defineService(
  'delivery.tries',
  ({ metrics }) =>
    new Counter({
      name: 'palaro_delivery_tries_total',
      help: 'Attempts to send SMS and mail, by provider and outcome',
      labelNames: ['provider', 'outcome'],
      registers: [metrics],
    }),
);

export const countTry = (app: App, provider: string, outcome: Outcome) =>
  tries(app).inc({ provider, outcome });

/** The day that costs count for, in the site's time zone. */
export const dayOf = ({ site, clock }: App) => dayIn(site.settings['site.zone'], clock.now());

/** Gauges for the queued messages and the day's cost, read on each scrape. */
export function registerGauges(app: App): void {
  const registers = [app.metrics];
  new Gauge({
    name: 'palaro_outbox_queued',
    help: 'SMS and mails waiting to be sent',
    registers,
    async collect() {
      this.set(await countQueued(app.db));
    },
  });
  new Gauge({
    name: 'palaro_sms_spent_today',
    help: 'Cost of this day’s SMS so far, in the site’s currency',
    registers,
    async collect() {
      this.set(await spentOn(app.db, dayOf(app)));
    },
  });
  new Gauge({
    name: 'palaro_sms_day_cap',
    help: 'Limit for the cost of a day’s SMS; above it none are sent',
    registers,
    collect() {
      this.set(Number(app.site.settings['sms.dayCap']));
    },
  });
}
