-- Which address locked a login; only real names become rows of operator_lock and alarms.
alter table operator_guard add column ip text;

-- Operators whose login or session wrong tries have locked. One mail an hour tells of all of them.
create table operator_lock (
  operator_id uuid not null references operator,
  -- The digest of the browser at which it was locked; empty: at all that are not known.
  door text not null,
  locked_at timestamptz not null,
  ip text not null,
  mailed_at timestamptz,
  primary key (operator_id, door, locked_at)
);
