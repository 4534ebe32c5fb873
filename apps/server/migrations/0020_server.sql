-- The deployment's values that were changed at run time, and the answers kept for repeated calls.
create table site_value (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

-- Same key and same input: the first answer again; same key and other input: refused (wire.md).
create table idempotency_key (
  owner text not null,
  call text not null,
  key text not null,
  input bytea not null,
  status smallint,
  answer text,
  taken_at timestamptz not null,
  primary key (owner, call, key),
  constraint idempotency_key_answered check (answer is null or status is not null)
);
create index idempotency_key_age on idempotency_key (taken_at)
  where answer is not null or status is null;
-- Keys that are left without their answers are deleted after 400 days; this finds them by age.
create index idempotency_key_spent on idempotency_key (taken_at)
  where answer is null and status is not null;

-- Whether filling demo data was cut off: the next start then begins anew instead of serving half.
create table demo_fill (
  started_at timestamptz not null,
  finished_at timestamptz
);

-- Scheduled tasks run once for each period over all nodes: here stands the last period of each that
-- was put into the queue, in the site's time. The queue itself lives in the schema graphile_worker,
-- which graphile-worker's own migrations make.
create table task_schedule (
  name text primary key,
  due_at timestamptz not null,
  -- The operator who paused a task; null: it runs.
  paused_by text
);

-- The fingerprint of the deployment's secret. A node with another secret could neither open what is
-- sealed here nor know its own digests, so it does not start (refuse-start.ts).
create table site_key (
  fingerprint bytea not null check (octet_length(fingerprint) = 32)
);
create unique index site_key_is_one on site_key ((true));

-- How far a demo's clock was moved ahead: without it a restart would set the clock back, and what
-- was written before would lie in the future.
create table sandbox_clock (
  ahead_seconds bigint not null check (ahead_seconds >= 0)
);
insert into sandbox_clock (ahead_seconds) values (0);
