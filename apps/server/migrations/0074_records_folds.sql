-- Read models that fold from the ledger behind the commit. Rules: docs/wallet.md.

-- What has tx at or above the watermark has a transfer_id above the floor: a member's newest
-- transfers, not folded yet, are found by the primary key. The pair of `next_` becomes the floor
-- once the watermark has reached next_tx.
alter table fold_watermark
  add column floor bigint not null default 0,
  add column next_tx bigint,
  add column next_floor bigint;

-- Folds read the newest rows by tx every second; a range without a summary is read whole.
drop index posting_tx;
drop index transfer_tx;
create index posting_tx on posting using brin (tx)
  with (pages_per_range = 32, autosummarize = on);
create index transfer_tx on transfer using brin (tx)
  with (pages_per_range = 32, autosummarize = on);

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

-- A member's transfers by day, kind and vendor: what came into and went out of the main wallet,
-- and between which ids that day's transfers lie.
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

-- Popularity and winners become folds: what games were played and won is in the rounds.
drop table game_day;
create table game_day (
  day date not null,
  vendor text not null,
  game text not null,
  rounds bigint not null,
  primary key (day, vendor, game)
);

drop table winner;
create table winner (
  member_id bigint not null references member,
  vendor text not null,
  round uuid not null,
  -- Tells entries of the board apart and says nothing of the member.
  id uuid not null,
  game text not null,
  -- Masked when written: the board never holds a whole name.
  customer_name text not null,
  amount bigint not null check (amount > 0),
  won_at timestamptz not null,
  -- The transaction that last changed the round.
  tx bigint not null,
  primary key (member_id, vendor, round)
);
create index winner_board on winner (amount desc, won_at desc, id);
