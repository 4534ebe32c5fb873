-- Rounds that were played from balances that vendors keep themselves (wallet-protocol.md §11), from
-- the vendors' lists. They move no money: what came of them is in the vendor wallet's results. For
-- members' records, and for turnover by valid_bet.
create table vendor_round (
  member_id bigint not null,
  vendor text not null,
  -- The vendor's own text for it.
  ref text not null,
  -- As in game_round: records order both by it.
  round uuid not null generated always as (md5(vendor || '/' || ref)::uuid) stored,
  game text not null,
  bets bigint not null check (bets >= 0),
  wins bigint not null check (wins >= 0),
  valid_bet bigint not null check (valid_bet between 0 and bets),
  opened_at timestamptz not null,
  closed_at timestamptz not null,
  primary key (member_id, vendor, round)
);
create index vendor_round_by_time on vendor_round (member_id, opened_at desc, round desc);

-- Up to when a vendor's list has been read.
create table vendor_feed (
  vendor text primary key,
  read_to timestamptz not null
);
