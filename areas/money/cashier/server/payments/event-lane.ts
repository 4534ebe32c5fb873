import { defineService, type App } from '@palaro/server';
import { keepDone, leaveToQueue, workOn, type DoneEvent, type NamedEvent } from './work-event.ts';

/** Events that a node works on at once; their postings share commits of the ledger. */
const AT_ONCE = 8;
/** More than this do not wait in memory: the sweep finds them in the table. */
const WAITING_MAX = 5_000;

/**
 * The events that this node has heard and stored, worked on without the durable queue, whose taking
 * and giving back of a job costs more than the work. An event that fails goes to the queue.
 */
export const eventLane = defineService('cashier.event-lane', (app: App) => {
  const waiting: NamedEvent[] = [];
  const running = new Set<Promise<void>>();
  let done: DoneEvent[] = [];
  let keeping: Promise<void> | null = null;

  /** While one statement keeps what is done, more gathers for the next. */
  async function keepAll(): Promise<void> {
    while (done.length > 0) {
      const some = done;
      done = [];
      // What is not kept is found by the sweep and done again, which changes nothing.
      await keepDone(app, some).catch((error: unknown) =>
        app.log.warn({ err: error, events: some.length }, 'events were not kept as done'),
      );
    }
  }

  async function attempt(event: NamedEvent): Promise<void> {
    try {
      const ended = await workOn(app, event);
      if (ended) done.push(ended);
      keeping ??= keepAll().finally(() => (keeping = null));
    } catch (error) {
      app.log.warn({ err: error, ...event }, 'an event of a provider is left to the queue');
      // If the database is lost as well, the sweep finds the event when it is back.
      await leaveToQueue(app, [event]).catch(() => undefined);
    }
  }

  function begin(): void {
    while (running.size < AT_ONCE) {
      const event = waiting.shift();
      if (!event) return;
      const run = attempt(event).finally(() => {
        running.delete(run);
        begin();
      });
      running.add(run);
    }
  }

  return {
    add(event: NamedEvent): void {
      if (waiting.length >= WAITING_MAX) return;
      waiting.push(event);
      begin();
    },
    /** Resolves once nothing waits and nothing runs. */
    async idle(): Promise<void> {
      while (running.size > 0 || keeping) await Promise.all([...running, keeping]);
    },
  };
});
