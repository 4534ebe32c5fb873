-- A member at one vendor's game: what bets are checked against, and the code that opens it. Codes
-- and tokens are kept as digests only.
create table game_session (
  id uuid primary key,
  member_id bigint not null,
  vendor text not null,
  game text not null,
  book smallint not null references book,
  device text not null,
  language text not null,
  country text not null,
  nickname text not null,
  code uuid not null unique,
  code_until timestamptz not null,
  token uuid unique,
  started_at timestamptz not null,
  last_bet_at timestamptz not null,
  ended_at timestamptz,
  -- Whose free play it is; emptied a day after its end.
  shadow_of bigint,
  -- Ended by a block or an exclusion: its bets are told that, and not that it is over.
  blocked boolean not null default false,
  -- Whether bets must bring their own row for play limits: no node misses a limit just set.
  limited boolean not null default false,
  -- A session lives as long as its vendor's settings said at its launch (§9.5).
  idle_seconds int not null default 1800,
  max_seconds int not null default 43200,
  -- Whether the game may change inside the session.
  lobby boolean not null default false
);
create index game_session_live on game_session (member_id, vendor, started_at)
  where ended_at is null;
create index game_session_shadow on game_session (shadow_of) where shadow_of is not null;

-- What a vendor tells about a message for the bet detail screen; never interpreted.
create table game_message (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  transaction text not null,
  kind text not null,
  details jsonb not null,
  at timestamptz not null,
  primary key (member_id, vendor, round, transaction, kind)
);

-- Play limits of members and what counts against them, and free play's wallets
-- (responsible-gaming.md §§2, 3; wallet-protocol.md §9).

-- Only members with a limit have rows here, and only their bets read them.
create table rg_limit (
  member_id bigint not null,
  -- Deposit limits stand beside the play limits, and every change of a member's limit is kept
  -- (responsible-gaming.md §2, §7). No bet reads them.
  kind text not null check (kind in ('stake', 'wager', 'loss', 'deposit')),
  period text not null check (period in ('bet', 'day', 'week', 'month')),
  -- Empty: the member's own. One that was imposed stands beside it; neither replaces the other.
  imposed_by text not null default '',
  amount bigint not null check (amount >= 0),
  set_at timestamptz not null,
  primary key (member_id, kind, period, imposed_by),
  check ((kind = 'stake') = (period = 'bet'))
);
create index rg_limit_set on rg_limit (set_at);

-- Written in the commit of the money, under the lock of the member's wallet. A loss counts down
-- below zero where wins exceed stakes.
create table rg_counter (
  member_id bigint not null,
  kind text not null check (kind in ('wager', 'loss')),
  period text not null check (period in ('day', 'week', 'month')),
  -- The first day of the period in the site's zone.
  period_start date not null,
  used bigint not null,
  primary key (member_id, kind, period, period_start)
) with (fillfactor = 70);

-- Free play: a wallet for one session, of nobody once the session is forgotten.
create sequence shadow_member_id start 900000000000000001;
-- When the vendor's own balance was last asked for; the mirror of it is the wallet's VENDOR row.
create table vendor_reading (
  member_id bigint not null,
  vendor text not null,
  -- The last answer; null while none came.
  read_at timestamptz,
  tried_at timestamptz not null,
  primary key (member_id, vendor)
);

-- What a member was given and has not got yet: claiming makes it cash, with a turnover requirement.
create table award (
  member_id bigint not null,
  id bigint not null generated always as identity,
  cause_kind text not null check (cause_kind in ('freeRound')),
  -- The promotion's or the grant's own id, as the vendor names it.
  promotion text not null,
  vendor text not null,
  -- The round that won it, and the message that told of it.
  round uuid not null,
  transaction text not null,
  amount bigint not null check (amount > 0),
  -- How often the amount must be played through before it can be withdrawn.
  turnover_times int not null check (turnover_times >= 0),
  state text not null check (state in ('Reserved', 'Issued', 'Claimed', 'Expired', 'Cancelled')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, vendor, transaction)
);
create index award_waiting on award (member_id, expires_at) where state = 'Issued';

-- Rounds that were played from balances that vendors keep themselves (wallet-protocol.md §11), from
-- the vendors' lists. They move no money: what came of them is in the vendor wallet's results. For
-- members' records, and for turnover by valid_bet.
create table listed_round (
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
  -- When it was listed like this: a later word of the vendor makes it later.
  noted_at timestamptz not null default now(),
  primary key (member_id, vendor, round)
);
create index listed_round_by_time on listed_round (member_id, opened_at desc, round desc);
create index listed_round_by_end on listed_round (closed_at);

-- A later column of listed_round goes into its twin, and the view is made anew.
create table archive.listed_round (
  like listed_round including constraints,
  primary key (member_id, vendor, round)
);
create index listed_round_by_time on archive.listed_round (member_id, opened_at desc, round desc);

create view ledger.listed_round as
  select * from public.listed_round
  union all
  select a.* from archive.listed_round a
    where not exists (select from public.listed_round l
      where l.member_id = a.member_id and l.vendor = a.vendor and l.round = a.round);
