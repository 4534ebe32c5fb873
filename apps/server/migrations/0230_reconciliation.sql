-- What did not agree when it was checked. People work it off; nothing here ever changes money.
create table reconciliation_run (
  id bigint generated always as identity primary key,
  -- The day of the site's zone that it is about, or null for one that was asked for.
  day date unique,
  started_at timestamptz not null,
  finished_at timestamptz,
  checks int not null default 0,
  found int not null default 0
);

-- One row a difference, for as long as it is there: found again it is the same row.
create table reconciliation_finding (
  id bigint generated always as identity primary key,
  check_name text not null,
  subject text not null,
  details jsonb not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  note text,
  check ((resolved_at is null) = (resolved_by is null and note is null))
);
create unique index reconciliation_finding_open on reconciliation_finding (check_name, subject)
  where resolved_at is null;

-- Rounds that stay open too long, or whose totals differ from their vendor's: asked about until the
-- answer settles them. Time alone moves no money.
create table stuck_round (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  why text not null check (why in ('stale', 'mismatch')),
  found_at timestamptz not null,
  asked int not null default 0,
  -- Null once it is settled.
  next_ask_at timestamptz,
  last_answer text,
  settled_at timestamptz,
  primary key (member_id, vendor, round),
  check ((next_ask_at is null) = (settled_at is not null))
);
create index stuck_round_due on stuck_round (next_ask_at) where next_ask_at is not null;

-- The newest that was heard of a difference: events about it come in any order.
create table reconciliation_told (
  check_name text not null,
  subject text not null,
  version int not null,
  primary key (check_name, subject)
);
