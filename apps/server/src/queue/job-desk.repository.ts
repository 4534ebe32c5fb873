// What operators read and change of the queue, through graphile-worker's public view and functions.
import { sql } from 'kysely';
import type { DeadLetter, Db } from '@palaro/server';

export interface ScheduleRow {
  name: string;
  dueAt: Date | null;
  pausedBy: string | null;
  startedAt: Date | null;
  tookMs: number | null;
  failed: boolean | null;
  waiting: boolean;
}

/** Every scheduled task that has had a period or a run. */
export async function readSchedule(db: Db): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select coalesce(schedule.name, run.name) name, due_at "dueAt", paused_by "pausedBy",
        started_at "startedAt", took_ms "tookMs", failed,
        exists (select from graphile_worker.jobs
          where key = 'schedule/' || coalesce(schedule.name, run.name)
            and attempts < max_attempts) waiting
      from task_schedule schedule full join job_run run on run.name = schedule.name`.execute(db);
  return rows;
}

/** The same job as the schedule's, so that both at once are one run. */
export const queueNow = (tx: Db, name: string) =>
  sql`select graphile_worker.add_job(${name}::text, queue_name => ${name}::text,
    max_attempts => 1, job_key => ${`schedule/${name}`}::text)`.execute(tx);

/** A task without a row has had no period yet; it gets the present one. */
export async function setPaused(tx: Db, name: string, by: string | null, now: Date) {
  const { rows } = await sql<{ before: string | null }>`
    with old as (select paused_by from task_schedule where name = ${name} for update),
      put as (insert into task_schedule (name, due_at, paused_by) values (${name}, ${now}, ${by})
        on conflict (name) do update set paused_by = ${by})
    select (select paused_by from old) before`.execute(tx);
  return rows[0] ?? { before: null };
}

/** Notes a run of a scheduled task. */
export const noteRun = (
  db: Db,
  run: { name: string; startedAt: Date; tookMs: number; failed: boolean },
) =>
  sql`insert into job_run (name, started_at, took_ms, failed)
    values (${run.name}, ${run.startedAt}, ${run.tookMs}, ${run.failed})
    on conflict (name) do update set started_at = excluded.started_at,
      took_ms = excluded.took_ms, failed = excluded.failed`.execute(db);

const ERROR_MAX = 200;

export async function listDead(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<DeadLetter & { total: number }>`
    select id::text id, task_identifier task, attempts, updated_at "failedAt",
        left(split_part(coalesce(last_error, ''), E'\n', 1), ${ERROR_MAX}::int) error,
        count(*) over ()::int total
      from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null
      order by updated_at desc, id desc
      limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Only a dead job: one that still has attempts comes by itself. */
export async function retryDead(tx: Db, id: string): Promise<{ task: string } | null> {
  const { rows } = await sql<{ task: string }>`
    with dead as (select id, task_identifier from graphile_worker.jobs
      where id = ${id}::bigint and attempts >= max_attempts and locked_at is null)
    select dead.task_identifier task
      from dead, graphile_worker.reschedule_jobs(array[dead.id],
        run_at => clock_timestamp(), attempts => 0) again
      where again.id = dead.id`.execute(tx);
  return rows[0] ?? null;
}
