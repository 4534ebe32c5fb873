// The durable queue: the tasks and events that areas add, and the workers that run them (decision
// 020). It uses graphile-worker in the same database, so a job commits with its cause.
import type { Pool } from 'pg';
import type { TObject } from '@palaro/api';
import { randomHex } from '@palaro/kernel';
import type { App, AreaServer, AskedTask, Queue, ScheduledTask, Task } from '@palaro/server';
import { addJobs, bringForward } from './jobs.repository.ts';
import { createRunner, type QueueMode } from './run-queue.ts';
import { ATTEMPTS, listenerTask, runsOf } from './task-list.ts';

export type { QueueMode };

interface RunningQueue extends Queue {
  start(app: App, mode: QueueMode): Promise<void>;
  /** Resolves once the current runs have ended. Waiting jobs stay for the next start. */
  stop(): Promise<void>;
}

const jobOf = <P extends TObject>({ name, attempts = ATTEMPTS }: AskedTask<P>) => ({
  task: name,
  attempts,
  afterSeconds: 0,
});

/** Nothing runs before `start`; jobs added earlier wait. */
export function createQueue(
  pool: Pool,
  areas: readonly AreaServer[],
  serverTasks: readonly Task[],
): RunningQueue {
  const tasks = [...areas.flatMap((area) => area.tasks ?? []), ...serverTasks];
  const scheduled = tasks.filter((task): task is ScheduledTask => 'every' in task);
  const { taskDb, ...runner } = createRunner(pool, runsOf(areas, serverTasks), scheduled);

  const queue: RunningQueue = {
    ...runner,
    add: (db, task, payload, { afterSeconds = 0 } = {}) =>
      addJobs(db, [{ ...jobOf(task), payload, afterSeconds }]),
    addEach: (db, task, payloads) =>
      addJobs(
        db,
        payloads.map((payload) => ({ ...jobOf(task), payload })),
      ),
    emit: (db, name, event) => addJobs(db, queue.rowsOf(name, event)),
    emitEach: (db, name, events) =>
      addJobs(
        db,
        events.flatMap((event) => queue.rowsOf(name, event)),
      ),
    rowsOf(name, event) {
      const payload = { id: randomHex(16), event };
      return areas
        .filter(({ listeners }) => listeners?.[name])
        .map((area) => ({
          task: listenerTask(area.name, name),
          payload,
          attempts: ATTEMPTS,
          afterSeconds: 0,
        }));
    },
    advance: async (seconds) => void (await bringForward(taskDb, seconds)),
  };
  return queue;
}
