import type { Static, TObject } from '@palaro/api';
import type { App } from './app.ts';
import type { AskedTask, Events } from './queue.ts';

/** What every run receives. The connections of `app` are separate from those of requests. */
export interface TaskTurn {
  app: App;
  /** The site's time. */
  now: Date;
}

interface TaskOptions {
  name: string;
  /**
   * A longer run counts as failed but may still go on, so a second run beside it must do no harm.
   */
  timeoutSeconds: number;
}

/** Work that code asked for with `app.queue.add(tx, task, payload)`. */
export interface QueuedTask<P extends TObject = TObject> extends TaskOptions, AskedTask<P> {
  run(turn: TaskTurn & { payload: Static<P> }): Promise<unknown>;
}

/**
 * Work by the clock: once per period of the site's time over all nodes. One run makes up for all
 * periods that were missed. Running it twice changes nothing more.
 */
export interface ScheduledTask extends TaskOptions {
  every: { seconds: number };
  /** The most it handles in one run, so that a backlog drains without locking tables. */
  batch: number;
  run(turn: TaskTurn & { batch: number }): Promise<unknown>;
}

export type Task = QueuedTask | ScheduledTask;

export function defineTask<P extends TObject>(task: QueuedTask<P>): QueuedTask<P>;
export function defineTask(task: ScheduledTask): ScheduledTask;
export function defineTask(task: unknown) {
  return task;
}

/**
 * An area's listeners, by event. Each runs as a separate task after the commit, so that a failing
 * one is retried alone. It may run twice for one event; `id` is then the same.
 */
export type Listeners = {
  readonly [N in keyof Events]?: (app: App, event: Events[N], id: string) => unknown;
};
