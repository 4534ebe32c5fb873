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
      help: 'Messages of vendors by command and the status of the answer',
      labelNames: ['vendor', 'command', 'status'],
      registers: [metrics],
    }),
);

/** `other` stands for names that are none of ours: strangers must not make series. */
export function countMessage(app: App, counted: Counted): void {
  messages(app).inc({ ...counted });
}
