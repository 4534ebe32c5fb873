-- What must still be bet before money may leave (docs/domain/ledger.md §8). A requirement is opened
-- in the commit of the money that it belongs to, and filled by settled rounds, oldest first.
create table turnover_requirement (
  member_id bigint not null,
  -- Grows with time within a member: the order in which requirements are filled.
  requirement_id bigint not null,
  cause_kind text not null,
  cause_id text not null,
  required bigint not null check (required > 0),
  done bigint not null default 0,
  -- O open, D done, F forfeited, X closed on a low balance.
  state char(1) not null default 'O' check (state in ('O', 'D', 'F', 'X', 'W')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, requirement_id),
  unique (member_id, cause_kind, cause_id),
  check (done between 0 and required),
  check ((state = 'D') = (done = required))
);
create index turnover_open on turnover_requirement (member_id, requirement_id) where state = 'O';

create sequence turnover_requirement_id;
-- Which round filled which requirement: a round counts once, and a voided one is taken back.
create table turnover_use (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  requirement_id bigint not null,
  amount bigint not null check (amount >= 0),
  -- What filled a requirement is shown newest first on the member page.
  counted_at timestamptz not null default now(),
  primary key (member_id, vendor, round, requirement_id)
);
create index turnover_use_of on turnover_use (member_id, requirement_id, counted_at desc);

-- Which rounds are to be counted for turnover (docs/domain/ledger.md §8), and how requirements end.

-- Rounds that changed while their member had a requirement that they may fill, or that filled one:
-- kept by the fold `turnover`, taken by whoever counts them.
create table turnover_due (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  tx bigint not null,
  primary key (member_id, vendor, round)
);

-- The same of vendors' lists. Apart, because a rebuild empties the tables of folds.
create table turnover_listed_due (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  primary key (member_id, vendor, round)
);
