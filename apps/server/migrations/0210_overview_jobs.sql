-- How each scheduled task ran last; the queue itself forgets what succeeded.
create table job_run (
  name text primary key,
  started_at timestamptz not null,
  took_ms int not null,
  failed boolean not null
);

-- The operator who paused a task; null: it runs. Safe while the last release runs: it ignores it.
alter table task_schedule add column paused_by text;

-- Who works on which waiting item, so that no two operators do the same. A taking is given back
-- when its work is done, and counts no more after a while (WORK_TAKEN_SECONDS).
create table work_taking (
  queue text not null,
  item text not null,
  operator_id uuid not null,
  operator_name text not null,
  taken_at timestamptz not null,
  primary key (queue, item)
);
