-- A member's play by day of the site: what games took, paid and gave back, from GAME postings.
create table member_day (
  member_id bigint not null,
  day date not null,
  book smallint not null,
  vendor text not null,
  game text not null,
  bets bigint not null,
  wins bigint not null,
  refunds bigint not null,
  -- Corrections and net results of vendors that keep the balance; above zero the member's gain.
  adjusts bigint not null,
  bet_count bigint not null,
  primary key (member_id, day, book, vendor, game)
);

-- The same summed over everybody below an upline, real money alone.
create table team_day (
  upline_id bigint not null,
  day date not null,
  vendor text not null,
  game text not null,
  bets bigint not null,
  wins bigint not null,
  refunds bigint not null,
  adjusts bigint not null,
  bet_count bigint not null,
  primary key (upline_id, day, vendor, game)
);

-- A member's transfers by day, kind and vendor: what came into and went out of the main wallet, and
-- between which ids that day's transfers lie.
create table statement_day (
  member_id bigint not null,
  day date not null,
  kind text not null,
  -- Empty where no vendor has to do with it.
  vendor text not null,
  transfers bigint not null,
  paid_in bigint not null,
  paid_out bigint not null,
  first_id bigint not null,
  last_id bigint not null,
  primary key (member_id, day, kind, vendor)
);

-- What the profit and loss of a member needs beside member_day (payments.md §1, agents.md §6).

-- Promotions and rebates that reached a member, by day of the site, from their postings.
create table gain_day (
  member_id bigint not null,
  book smallint not null,
  day date not null,
  promo bigint not null,
  rebate bigint not null,
  primary key (member_id, day, book)
);

-- Closed rounds of real money whose valid bet is less than what they staked and did not give back:
-- a push, both sides, low odds. All other closed rounds count whole and have no row.
create table bet_not_valid (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  game text not null,
  day date not null,
  amount bigint not null,
  primary key (member_id, vendor, round)
);
create index bet_not_valid_day on bet_not_valid (member_id, day);
