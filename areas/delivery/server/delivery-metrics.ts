import { Counter, Gauge } from 'prom-client';
import { dayIn } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { countQueued } from './outbox.repository.ts';
import { spentOn } from './sms-spend.repository.ts';

/** What became of one try to send. */
type Outcome = 'sent' | 'refused' | 'unanswered' | 'capped';

const tries = defineService(
  'delivery.tries',
  ({ metrics }) =>
    new Counter({
      name: 'palaro_delivery_tries_total',
      help: 'Tries to send SMS and mail, by provider and what became of them',
      labelNames: ['provider', 'outcome'],
      registers: [metrics],
    }),
);

export const countTry = (app: App, provider: string, outcome: Outcome) =>
  tries(app).inc({ provider, outcome });

/** The day that costs are counted for, in the site's zone. */
export const dayOf = ({ site, clock }: App) => dayIn(site.settings['site.zone'], clock.now());

/** What waits and what the day cost, asked for when they are read. */
export function registerGauges(app: App): void {
  const registers = [app.metrics];
  new Gauge({
    name: 'palaro_outbox_queued',
    help: 'SMS and mails that wait to be sent',
    registers,
    async collect() {
      this.set(await countQueued(app.db));
    },
  });
  new Gauge({
    name: 'palaro_sms_spent_today',
    help: 'What the SMS of this day cost so far, in the site’s currency',
    registers,
    async collect() {
      this.set(await spentOn(app.db, dayOf(app)));
    },
  });
  new Gauge({
    name: 'palaro_sms_day_cap',
    help: 'What the SMS of a day may cost; beyond it none are sent',
    registers,
    collect() {
      this.set(Number(app.site.settings['sms.dayCap']));
    },
  });
}
