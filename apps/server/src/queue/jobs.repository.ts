// Reads and writes the queue only through graphile-worker's public view and functions, since its
// tables may change with its version. Times are the database's.
import { CompiledQuery, sql } from 'kysely';
import { addJobsFrom, type Db, type JobRow, type QueueState } from '@palaro/server';

const ADD_JOBS = addJobsFrom(`(select task, payload, attempts, "afterSeconds" after_seconds
  from jsonb_to_recordset($1::jsonb)
    as job(task text, payload jsonb, attempts int, "afterSeconds" float8))`);

/** Commits with the caller's transaction. */
export async function addJobs(db: Db, jobs: readonly JobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  await db.executeQuery(CompiledQuery.raw(ADD_JOBS, [JSON.stringify(jobs)]));
}

export interface Slot {
  name: string;
  /** The start of the period to run. */
  dueAt: Date;
  everySeconds: number;
}

/** Clocks of nodes differ a little. After a clock was set back further, counting starts anew. */
const TURNED_BACK_SECONDS = 60;

/**
 * Queues the tasks whose period no node has queued yet. A new task starts with its next period. A
 * task that still waits is not queued twice.
 */
export async function queueSlots(db: Db, slots: readonly Slot[]): Promise<void> {
  await sql`
    with slot as (select * from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
        as slot(name text, "dueAt" timestamptz, "everySeconds" float8)),
      seen_first as (insert into task_schedule select name, "dueAt" from slot
        on conflict do nothing),
      due as (update task_schedule task set due_at = "dueAt" from slot
        where task.name = slot.name and paused_by is null and (due_at < "dueAt" or due_at > "dueAt"
          + ("everySeconds" + ${TURNED_BACK_SECONDS}) * interval '1 second')
        returning task.name)
    select graphile_worker.add_job(name, queue_name => name, max_attempts => 1,
      job_key => 'schedule/' || name) from due`.execute(db);
}

/** Past its time-out a run is cut off and its job given back within this time. */
const GRACE_SECONDS = 15;

/** Gives back the jobs of nodes that died: they are locked for longer than any run takes. */
export async function unlockAbandoned(
  db: Db,
  timeouts: Readonly<Record<string, number>>,
): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs
      join jsonb_each_text(${JSON.stringify(timeouts)}::jsonb) limits(task, seconds)
        on task = task_identifier
      where locked_at < clock_timestamp()
        - (seconds::int + ${GRACE_SECONDS}) * interval '1 second'))`.execute(db);
}

/** Gives back every job. Only for a start with no other node, before anything is taken. */
export const unlockAll = (db: Db) =>
  sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db);

/** Whether a job is due or running on any node. */
export async function isBusy(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`select exists (
    select from graphile_worker.jobs where locked_at is not null
      or (run_at <= clock_timestamp() and attempts < max_attempts)) busy`.execute(db);
  return rows[0]?.busy ?? false;
}

/** Makes every waiting job due earlier by this many seconds. */
export const bringForward = (db: Db, seconds: number) =>
  sql`select graphile_worker.reschedule_jobs(array[id],
      run_at => run_at - ${seconds} * interval '1 second')
    from graphile_worker.jobs where locked_at is null and attempts < max_attempts`.execute(db);

export async function readState(db: Db): Promise<QueueState> {
  const { rows } = await sql<QueueState>`select
      count(*) filter (where attempts < max_attempts)::int waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int dead,
      coalesce(extract(epoch from clock_timestamp() - min(run_at)
        filter (where attempts < max_attempts and locked_at is null
          and run_at < clock_timestamp())), 0)::float8 "lateSeconds"
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { waiting: 0, dead: 0, lateSeconds: 0 };
}

/** Drops every job when the demo resets its data; call it while no worker runs. */
export const forgetAll = (db: Db) =>
  sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db);

const DEAD_KEPT_DAYS = 90;

export const forgetDead = (db: Db, most: number) =>
  sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null
        and run_at < clock_timestamp() - ${DEAD_KEPT_DAYS} * interval '1 day'
      limit ${most}))`.execute(db);
