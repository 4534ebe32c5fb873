-- What operators set about games besides on and off; null leaves it to the catalogue itself: the
-- registries' order, hot by rounds played, new by the day it came.
alter table catalogue_game
  add column place integer,
  add column hot boolean,
  add column marked_new boolean;

create table catalogue_category (
  category text primary key,
  enabled boolean not null
);

-- Switching that waits for its time.
create table catalogue_schedule (
  id uuid primary key,
  apply_at timestamptz not null,
  change jsonb not null,
  asked_by text not null,
  reason text not null,
  state text not null check (state in ('Waiting', 'Applied', 'Cancelled'))
);
create index catalogue_schedule_waiting on catalogue_schedule (apply_at) where state = 'Waiting';
