import { Counter } from 'prom-client';
import { defineService, type App } from '@palaro/server';

interface Counted {
  vendor: string;
  command: string;
  status: string;
}

const messages = defineService(
  'gateway.messages',
  ({ metrics }) =>
    new Counter({
      name: 'palaro_vendor_messages_total',
      help: 'Messages from vendors, by command and status of the answer',
      labelNames: ['vendor', 'command', 'status'],
      registers: [metrics],
    }),
);

/** Callers pass `other` for unknown names, so that strangers cannot create metric series. */
export function countMessage(app: App, counted: Counted): void {
  messages(app).inc({ ...counted });
}
