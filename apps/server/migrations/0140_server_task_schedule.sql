-- Scheduled tasks run once for each period over all nodes: here stands the last period of each
-- that was put into the queue, in the site's time. The queue itself lives in the schema
-- graphile_worker, which graphile-worker's own migrations make.
-- Safe while the last release runs: it does not know the table.
create table task_schedule (name text primary key, due_at timestamptz not null);
