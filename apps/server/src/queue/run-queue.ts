import { runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import type { App, ScheduledTask } from '@palaro/server';
import { createDb, poolBeside } from '../db/pool.ts';
import { isBusy, unlockAll } from './jobs.repository.ts';
import { startSchedule } from './schedule.ts';
import { taskList, type Run } from './task-list.ts';
import { LOOK_MS, quietLogger, startWorkers, type WorkersOptions } from './workers.ts';

/** Each kind has separate workers, so that slow scheduled work does not delay a mail. */
const ASKED_AT_ONCE = 6;
const SCHEDULED_AT_ONCE = 3;
/** For taking and giving back jobs; two of them listen for new jobs. */
const WORKER_CONNECTIONS = 4;
/**
 * The most connections that tasks hold. It is one more than tasks run at once, so that a task which
 * holds one and needs a second can get it.
 */
const TASK_CONNECTIONS = ASKED_AT_ONCE + SCHEDULED_AT_ONCE + 1;
/** Runs that were cut off may still hold some. A task that waits longer fails and is retried. */
const CONNECTION_WAIT_MS = 10_000;
const STATEMENT_MS = 600_000;

/** `asked`: only what areas add and emit; a test drives the schedule. */
export type QueueMode = 'all' | 'asked' | 'none';

interface Started {
  app: App;
  mode: QueueMode;
}

/** Runs the queue's jobs on separate connections. */
export function createRunner(pool: Pool, runs: readonly Run[], tasks: readonly ScheduledTask[]) {
  const workerPool = poolBeside(pool, { max: WORKER_CONNECTIONS });
  const taskPool = poolBeside(pool, {
    max: TASK_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    statement_timeout: STATEMENT_MS,
  });
  const taskDb = createDb(taskPool);
  let begun: Started | null = null;
  let stops: (() => Promise<void>)[] = [];

  function started(): Started {
    if (!begun) throw new Error('the queue has not started');
    return begun;
  }

  function workWith(concurrency: number, some: readonly Run[]): WorkersOptions {
    const { app } = started();
    const appOf = () => ({ ...app, db: taskDb, pool: taskPool, server: app });
    const shared = { pgPool: workerPool, logger: quietLogger(app), noHandleSignals: true };
    return { ...shared, concurrency, pollInterval: LOOK_MS, taskList: taskList(some, appOf) };
  }

  function begin() {
    const { app, mode } = started();
    const asked = runs.filter((run) => !run.scheduled);
    const byClock = runs.filter((run) => run.scheduled);
    if (mode !== 'none') stops.push(startWorkers(app, workWith(ASKED_AT_ONCE, asked)));
    if (mode !== 'all') return;
    stops.push(startWorkers(app, workWith(SCHEDULED_AT_ONCE, byClock)));
    stops.push(startSchedule(app, tasks, runs));
  }

  async function end() {
    const all = stops;
    stops = [];
    await Promise.all(all.map((stopIt) => stopIt()));
  }

  return {
    async start(app: App, mode: QueueMode) {
      begun = { app, mode };
      // No other process uses the embedded database, so the taker of any job is gone.
      if (app.config.databaseUrl === null) await unlockAll(app.db);
      begin();
    },
    async runDue() {
      const { app, mode } = started();
      // Beside running workers one more is enough and still fits their connections.
      const atOnce = mode === 'none' ? ASKED_AT_ONCE : 1;
      do await runOnce(workWith(atOnce, runs));
      while (await isBusy(app.db));
    },
    async paused(during: () => Promise<void>) {
      await end();
      await during().finally(begin);
    },
    async stop() {
      await end();
      await Promise.all([workerPool.end(), taskPool.end()]);
    },
    taskDb,
  };
}
