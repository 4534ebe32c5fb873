import { createHash } from 'node:crypto';
import type { App, ScheduledTask } from '@palaro/server';
import { queueSlots, unlockAbandoned, type Slot } from './jobs.repository.ts';
import type { Run } from './task-list.ts';

const TICK_MS = 1_000;
const UNLOCK_EVERY_TICKS = 15;

/**
 * Queues each scheduled task when its period begins, once for all nodes. Periods follow the site's
 * clock, so moving that clock forward triggers them. Returns a function to stop it.
 */
export function startSchedule(
  app: App,
  tasks: readonly ScheduledTask[],
  runs: readonly Run[],
): () => Promise<void> {
  const timeouts = Object.fromEntries(runs.map((run) => [run.name, run.timeoutSeconds]));
  const queued = new Map<string, number>();
  let ticks = 0;
  let busy = false;
  let turn: Promise<void> = Promise.resolve();

  async function look() {
    const slots = tasks
      .map((task) => slotOf(task, app.clock.now()))
      .filter(({ name, dueAt }) => queued.get(name) !== dueAt.getTime());
    if (slots.length > 0) await queueSlots(app.db, slots);
    for (const { name, dueAt } of slots) queued.set(name, dueAt.getTime());
    if (ticks++ % UNLOCK_EVERY_TICKS === 0) await unlockAbandoned(app.db, timeouts);
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    turn = look()
      .catch((error: unknown) => app.log.error({ err: error }, 'the schedule was not checked'))
      .finally(() => (busy = false));
  }, TICK_MS).unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}

/**
 * The period that contains an instant. Each task's periods are shifted by a hash of its name;
 * otherwise all hourly tasks would start in the same second.
 */
function slotOf({ name, every }: Pick<ScheduledTask, 'name' | 'every'>, now: Date): Slot {
  const everyMs = every.seconds * 1000;
  const shift = createHash('sha256').update(name).digest().readUInt32BE() % everyMs;
  const dueAt = new Date(Math.floor((now.getTime() - shift) / everyMs) * everyMs + shift);
  return { name, dueAt, everySeconds: every.seconds };
}
