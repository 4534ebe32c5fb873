import type { App, JobDesk, JobState, ScheduledTask } from '@palaro/server';
import { readState } from './jobs.repository.ts';
import {
  listDead,
  queueNow,
  readSchedule,
  retryDead,
  setPaused,
  type ScheduleRow,
} from './job-desk.repository.ts';

/** So many periods without a run are late (docs/domain/operator-console.md §8). */
const LATE_PERIODS = 2;
const SECOND_MS = 1_000;

/** The queue as operators look after it, for the console's screen of jobs. */
export function jobDeskOf(app: App, tasks: readonly ScheduledTask[]): JobDesk {
  const known = (name: string) => tasks.some((task) => task.name === name);
  return {
    async jobs() {
      const rows = new Map((await readSchedule(app.db)).map((row) => [row.name, row]));
      const now = app.clock.now();
      return tasks
        .map((task) => stateOf(task, rows.get(task.name), now))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    state: () => readState(app.db),
    async runNow(tx, name) {
      if (!known(name)) return false;
      await queueNow(tx, name);
      return true;
    },
    pause: async (tx, name, by) => (known(name) ? setPaused(tx, name, by, app.clock.now()) : null),
    deadLetters: (page) => listDead(app.db, page),
    retry: (tx, id) => retryDead(tx, id),
  };
}

function stateOf(task: ScheduledTask, row: ScheduleRow | undefined, now: Date): JobState {
  const { name, every } = task;
  const periodMs = every.seconds * SECOND_MS;
  const { pausedBy = null, dueAt = null, startedAt = null } = row ?? {};
  const lastRun = startedAt && {
    at: startedAt,
    tookMs: row?.tookMs ?? 0,
    failed: row?.failed === true,
  };
  return {
    name,
    everySeconds: every.seconds,
    pausedBy,
    lastRun,
    nextAt: pausedBy === null && dueAt ? new Date(dueAt.getTime() + periodMs) : null,
    waiting: row?.waiting === true,
    late:
      pausedBy === null &&
      startedAt !== null &&
      now.getTime() - startedAt.getTime() > LATE_PERIODS * periodMs + SECOND_MS,
  };
}
