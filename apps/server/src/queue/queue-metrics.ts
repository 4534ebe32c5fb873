import { Gauge } from 'prom-client';
import type { App, QueueState } from '@palaro/server';
import { readState } from './jobs.repository.ts';

const GAUGES: Record<keyof QueueState, { name: string; help: string }> = {
  waiting: {
    name: 'palaro_tasks_waiting',
    help: 'Tasks in the queue: due, running or scheduled',
  },
  dead: { name: 'palaro_tasks_dead', help: 'Tasks that failed for the last time' },
  lateSeconds: {
    name: 'palaro_tasks_late_seconds',
    help: 'How long the oldest due task has waited for a worker',
  },
};

/** Gauges of the queue, read from the database when the metrics are requested. */
export function registerQueueGauges({ db, serverMetrics }: App): void {
  for (const key of Object.keys(GAUGES) as (keyof QueueState)[]) {
    new Gauge({
      ...GAUGES[key],
      registers: [serverMetrics],
      async collect() {
        this.set((await readState(db))[key]);
      },
    });
  }
}
