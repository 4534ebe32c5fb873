-- How each scheduled task ran last; the queue itself forgets what succeeded.
create table job_run (
  name text primary key,
  started_at timestamptz not null,
  took_ms int not null,
  failed boolean not null
);

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

-- Alarms that are on now and were mailed, so that each is mailed once until it is over.
create table alarm_told (
  alarm text not null,
  -- The job, vendor or queue that it is about; empty for an alarm that there is one of.
  about text not null,
  since timestamptz not null,
  primary key (alarm, about)
);
