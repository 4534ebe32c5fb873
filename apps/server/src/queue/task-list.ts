import type { ValidateFunction } from 'ajv';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { within, type App, type AreaServer, type Task } from '@palaro/server';
import { noteRun } from './job-desk.repository.ts';

const LISTENER_SECONDS = 30;
/** With graphile-worker's growing pauses these span some 16 hours. */
export const ATTEMPTS = 12;
const SECOND_MS = 1_000;
const LATE = Symbol('late');

/** Something the queue can run: a task or a listener. */
export interface Run {
  name: string;
  timeoutSeconds: number;
  scheduled: boolean;
  run(app: App, payload: unknown): Promise<unknown>;
}

/** The name of a listener's runs, by area and event: one that fails does not stop the others. */
export const listenerTask = (area: string, event: string) => `${area}.on.${event}`;

/** Everything that the queue can run. Throws where two runs share a name. */
export function runsOf(areas: readonly AreaServer[], serverTasks: readonly Task[]): Run[] {
  const runs = [...areas.flatMap(({ tasks = [] }) => tasks), ...serverTasks].map(runOfTask);
  for (const { name: area, listeners = {} } of areas) {
    for (const [event, listen] of Object.entries(listeners)) runs.push(runOf(area, event, listen));
  }
  const twice = runs.find(({ name }, i) => runs.some((other, j) => j < i && other.name === name));
  if (twice) throw new Error(`two tasks are called ${twice.name}`);
  return runs;
}

/** The payload of an event's job. */
interface EventParcel {
  id: string;
  event: unknown;
}

const runOf = (
  area: string,
  event: string,
  listen: (app: App, event: never, id: string) => unknown,
): Run => ({
  name: listenerTask(area, event),
  timeoutSeconds: LISTENER_SECONDS,
  scheduled: false,
  async run(app, payload) {
    const parcel = payload as EventParcel;
    await listen(app, parcel.event as never, parcel.id);
  },
});

function runOfTask(task: Task): Run {
  const { name, timeoutSeconds } = task;
  if ('every' in task) {
    const run = (app: App) => task.run({ app, now: app.clock.now(), batch: task.batch });
    return { name, timeoutSeconds, scheduled: true, run };
  }
  let fits: ValidateFunction | undefined;
  return {
    name,
    timeoutSeconds,
    scheduled: false,
    async run(app, payload) {
      fits ??= (await import('../http/compilers.ts')).forTasks.compile(task.payload);
      if (!fits(payload)) throw new Error(`the payload of ${name} has another shape`);
      return task.run({ app, now: app.clock.now(), payload: payload as never });
    },
  };
}

/** The runs as workers take them: with a time limit, and each failure logged. */
export function taskList(runs: readonly Run[], app: () => App): TaskList {
  return Object.fromEntries(
    runs.map((run) => [run.name, (payload, helpers) => runOnce(run, app(), payload, helpers)]),
  );
}

async function runOnce(run: Run, app: App, payload: unknown, { job }: JobHelpers): Promise<void> {
  const startedAt = app.clock.now();
  const start = performance.now();
  const note = (failed: boolean) => {
    const tookMs = Math.round(performance.now() - start);
    return run.scheduled ? noteRun(app.db, { name: run.name, startedAt, tookMs, failed }) : null;
  };
  try {
    const work = run.run(app, payload);
    if ((await within(run.timeoutSeconds * SECOND_MS, work, LATE)) === LATE) {
      throw new Error(`the task took longer than ${run.timeoutSeconds} s`);
    }
    await note(false);
  } catch (error) {
    await Promise.resolve(note(true)).catch(() => undefined);
    const about = { err: error, task: run.name, job: job.id, attempt: job.attempts };
    if (job.attempts < job.max_attempts)
      app.log.warn(about, 'a task failed and will be tried again');
    else app.log.error(about, 'a task failed for the last time');
    throw error;
  }
}
