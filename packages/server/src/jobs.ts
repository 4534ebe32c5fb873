import type { App } from './app.ts';

/** Scheduled work. Running it twice, or on two nodes at once, changes nothing more. */
export interface Job {
  name: string;
  every: { seconds: number };
  /** The most it handles in one run, so that a backlog drains instead of locking tables. */
  batch: number;
  run(turn: { app: App; now: Date; batch: number }): Promise<unknown>;
}

export const defineJob = (job: Job): Job => job;
