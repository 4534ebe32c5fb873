import type { Db } from './db.ts';
import { defineProvision } from './provision.ts';

/** A scheduled task as operators see it. */
export interface JobState {
  name: string;
  everySeconds: number;
  /** Who paused it; null: it runs. */
  pausedBy: string | null;
  /** Its last run on any node; null: it has not run yet. */
  lastRun: { at: Date; tookMs: number; failed: boolean } | null;
  /** When its next period begins; null until its first one is known. */
  nextAt: Date | null;
  /** It is in the queue and waits for a worker, or works. */
  waiting: boolean;
  /** More than two periods have passed without a run. */
  late: boolean;
}

/** A queued task that failed for the last time. */
export interface DeadLetter {
  id: string;
  task: string;
  attempts: number;
  failedAt: Date;
  /** The first line of why. */
  error: string;
}

/** What the whole queue does, over all nodes. */
export interface QueueState {
  waiting: number;
  dead: number;
  /** How long the oldest due job has waited for a worker. */
  lateSeconds: number;
}

/** The durable queue as operators look after it. */
export interface JobDesk {
  jobs(): Promise<JobState[]>;
  state(): Promise<QueueState>;
  /** Queues a scheduled task now, once, however often it is asked. False: there is no such task. */
  runNow(tx: Db, name: string): Promise<boolean>;
  /** Pauses a scheduled task in somebody's name; null resumes it. Answers who had paused it. */
  pause(tx: Db, name: string, by: string | null): Promise<{ before: string | null } | null>;
  deadLetters(page: { limit: number; offset: number }): Promise<{
    rows: DeadLetter[];
    total: number;
  }>;
  /** Gives a dead task its attempts again. Null: it is gone, or not dead. */
  retry(tx: Db, id: string): Promise<{ task: string } | null>;
}

/** Provided by the server, which alone knows all tasks. */
export const jobDesk = defineProvision<JobDesk>('overview.job-desk');
