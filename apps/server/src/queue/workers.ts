import { EventEmitter } from 'node:events';
import {
  Logger,
  runTaskList,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
  type WorkerPoolOptions,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { App } from '@palaro/server';

/** Pause before workers that lost the database start again. */
const AGAIN_MS = 2_000;
/** How often workers look for jobs that became due; newly added ones start at once. */
export const LOOK_MS = 2_000;

/** How workers work: the library's options, the tasks, and the connections they use. */
export interface WorkersOptions extends WorkerPoolOptions {
  taskList: TaskList;
  pgPool: Pool;
}

/**
 * Keeps workers running. Returns a function that stops them after their current runs. The library's
 * `run` would start its crontab with them, whose first reading ends the process where the database
 * is lost at that moment.
 */
export function startWorkers(app: App, options: WorkersOptions): () => Promise<void> {
  let workers: WorkerPool | null = null;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  async function begin() {
    const { taskList, pgPool, ...rest } = options;
    const events: WorkerEvents = new EventEmitter();
    const current = runTaskList({ ...rest, events }, taskList, pgPool);
    workers = current;
    // A worker that could not give its job back has ended; the others would go on without it.
    events.once('worker:fatalError', () => void current.gracefulShutdown());
    await current.promise;
  }

  function comeBack(error?: unknown) {
    workers = null;
    if (stopped) return;
    app.log.error({ err: error }, 'the queue’s workers stopped and will start again');
    again = setTimeout(keepGoing, AGAIN_MS).unref();
  }

  function keepGoing() {
    life = begin().then(() => comeBack(), comeBack);
  }

  let life: Promise<void> = Promise.resolve();
  keepGoing();
  return async () => {
    stopped = true;
    clearTimeout(again);
    await workers?.gracefulShutdown();
    await life;
  };
}

/** Silences the library, which logs each step; tasks and `startWorkers` log the failures. */
export const quietLogger = ({ log }: App) =>
  new Logger(() => (level, message) => log.debug({ level }, `queue: ${message}`));
