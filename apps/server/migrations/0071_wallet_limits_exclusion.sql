-- Play limits of members and what counts against them, breaks from play, and free play's wallets
-- (responsible-gaming.md §§2, 3; wallet-protocol.md §9).

-- Only members with a limit have rows here, and only their bets read them.
create table rg_limit (
  member_id bigint not null,
  kind text not null check (kind in ('stake', 'wager', 'loss')),
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

-- Breaks and exclusions: never changed but for the lifting. until_at null: indefinite. A
-- self-exclusion holds until it is lifted, also after its day.
create table exclusion (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind text not null check (kind in ('time_out', 'self', 'family', 'licensee')),
  from_at timestamptz not null,
  until_at timestamptz,
  imposed_by text not null default '',
  lifted_at timestamptz,
  check (until_at > from_at)
);
create index exclusion_member on exclusion (member_id) where lifted_at is null;

-- Free play: a wallet for one session, of nobody once the session is forgotten.
create sequence shadow_member_id start 900000000000000001;
alter table game_session
  -- Whose free play it is; emptied a day after its end.
  add column shadow_of bigint,
  -- Ended by a block or an exclusion: its bets are told that, and not that it is over.
  add column blocked boolean not null default false,
  -- Whether bets must bring their own row for play limits: no node misses a limit just set.
  add column limited boolean not null default false;
create index game_session_shadow on game_session (shadow_of) where shadow_of is not null;
