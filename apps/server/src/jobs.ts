import { sql } from 'kysely';
import type { App, AreaServer, Job } from '@palaro/server';
import { forgetOldKeys } from './http/forget-keys.ts';

/**
 * Runs the areas' jobs and the server's own on their schedules, each on one node at a time (an
 * advisory lock by name). Returns what stops them after the run that is under way.
 */
export function startJobs(app: App, areas: readonly AreaServer[]): () => Promise<void> {
  const jobs = [...areas.flatMap((area) => area.jobs ?? []), forgetOldKeys(areas)];
  const running = new Set<Promise<void>>();
  const timers = jobs.map((job) =>
    setInterval(() => {
      const turn = runJob(app, job).catch((error: unknown) =>
        app.log.error({ err: error, job: job.name }, 'a job failed'),
      );
      running.add(turn);
      void turn.finally(() => running.delete(turn));
    }, job.every.seconds * 1000).unref(),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}

/** One turn of a job; does nothing where another node is at it. */
async function runJob(app: App, job: Job): Promise<void> {
  await app.db.connection().execute(async (db) => {
    const lock = sql`hashtextextended(${job.name}, 0)`;
    const taken = await sql<{ ok: boolean }>`select pg_try_advisory_lock(${lock}) ok`.execute(db);
    if (!taken.rows[0]?.ok) return;
    try {
      await job.run({ app, now: app.clock.now(), batch: job.batch });
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(db);
    }
  });
}
