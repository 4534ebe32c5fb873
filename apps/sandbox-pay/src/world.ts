import { createSiteTime } from '@palaro/kernel';
import { createAgenda } from './agenda.ts';
import type { PayConfig } from './config.ts';
import { createEvents } from './events.ts';
import { createFaults } from './faults.ts';
import { createPaymentBook } from './payment-book.ts';
import { createPayments } from './payments.ts';
import { createPayouts } from './payouts.ts';
import { createRefunds } from './refunds.ts';
import { createStore } from './store.ts';

/** Everything that the provider keeps and does, without HTTP. */
export function createWorld(config: Pick<PayConfig, 'journal' | 'webhookSecret' | 'siteTime'>) {
  const store = createStore(config.journal ?? null);
  const time = createSiteTime();
  if (config.siteTime) time.follow(config.siteTime);
  const agenda = createAgenda(store, time);
  const faults = createFaults();
  const events = createEvents({ store, time, agenda, faults, secret: config.webhookSecret });
  const book = createPaymentBook({ store, time, agenda });
  const refunds = createRefunds(store, time);
  const payments = createPayments({ book, time, agenda, events });
  const payouts = createPayouts({ store, time, agenda, events });
  agenda.wake();
  return {
    store,
    time,
    agenda,
    faults,
    events,
    book,
    payments,
    refunds,
    payouts,
    /** Moves the clock forward, and does what has become due. */
    follow(at: Date) {
      time.follow(at);
      agenda.wake();
    },
  };
}
export type World = ReturnType<typeof createWorld>;
