-- Every change of the deployment's values by an operator or by time, in order, with the values
-- after it: any two can be compared, and any can be put back.
create table site_version (
  number integer primary key,
  at timestamptz not null,
  -- Who asked, then who agreed; or what did it by itself.
  people text[] not null,
  reason text not null,
  change jsonb not null,
  before jsonb not null,
  -- What it changed, as `switches.DEPOSIT`.
  names text[] not null,
  site jsonb not null
);
create index site_version_names on site_version using gin (names);
create trigger append_only before update or delete or truncate on site_version
  for each statement execute function refuse_change();

-- Changes that wait for their time.
create table site_schedule (
  id uuid primary key,
  apply_at timestamptz not null,
  change jsonb not null,
  people text[] not null,
  reason text not null,
  asked_at timestamptz not null,
  -- A plan of one person that would need two by the time it is due is refused then.
  state text not null check (state in ('Waiting', 'Applied', 'Cancelled', 'Unneeded', 'Refused',
    'Stale')),
  -- A plan overwrites nothing that was changed after it was made.
  seen integer not null
);
create index site_schedule_waiting on site_schedule (apply_at) where state = 'Waiting';
