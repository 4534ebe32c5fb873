import { defineService, gathering, takeTurns, type App } from '@palaro/server';
import { keepDone, leaveToQueue, workOn, type DoneEvent, type HeardEvent } from './work-event.ts';

/** Events that a node works on at once; their postings share commits of the ledger. */
const AT_ONCE = 16;
/** More than this do not wait in memory: the sweep finds them in the table. */
const WAITING_MAX = 5_000;
const KEPT_AT_ONCE = 500;

/**
 * The events that this node has heard and stored, worked on without the durable queue, whose taking
 * and giving back of a job costs more than the work. An event that fails goes to the queue.
 */
export const eventLane = defineService('cashier.event-lane', (app: App) => {
  const take = takeTurns(AT_ONCE, WAITING_MAX, () => new Error('too many events wait'));
  const keep = gathering<DoneEvent>(KEPT_AT_ONCE, (done) => keepDone(app, done));
  const open = new Set<Promise<void>>();

  async function work(heard: HeardEvent): Promise<void> {
    const { provider, event } = heard;
    try {
      await keep(await take(() => workOn(app, heard)));
    } catch (error) {
      const named = { provider, id: event.id };
      app.log.warn({ err: error, ...named }, 'an event of a provider is left to the queue');
      // If the database is lost as well, the sweep finds the event when it is back.
      await leaveToQueue(app, [named]).catch(() => undefined);
    }
  }

  return {
    add(heard: HeardEvent): void {
      if (open.size >= WAITING_MAX) return;
      const run = work(heard).finally(() => open.delete(run));
      open.add(run);
    },
    /** Resolves once nothing waits and nothing runs. */
    async idle(): Promise<void> {
      while (open.size > 0) await Promise.all(open);
    },
  };
});
