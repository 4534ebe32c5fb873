-- Rounds that all players of a table share (docs/domain/fairness.md §6). Safe while the last
-- release runs: it reads none of these tables, and the new state of a pair of seeds is not its own.

-- The operator's public values: a hash chain of its own, one value a period.
create table play_beacon (
  beacon_id uuid primary key,
  anchor text not null,
  -- Some of its elements, sealed under the key that is not in this database.
  sealed bytea not null,
  length integer not null check (length > 0),
  started_at timestamptz not null,
  period_seconds integer not null check (period_seconds > 0)
);

-- A game's draws: element i decides its i-th draw, and h_(i-1) = SHA-256(h_i) is already public.
create table play_chain (
  chain_id uuid primary key,
  game_id text not null,
  -- h_0, published before the salt existed.
  anchor text not null,
  sealed bytea not null,
  length integer not null check (length > 0),
  -- Draws made so far.
  used integer not null default 0 check (used between 0 and length),
  published_at timestamptz not null,
  -- The beacon's value that becomes the salt, named before it was known.
  beacon_id uuid not null references play_beacon,
  beacon_round integer not null,
  salt text
) with (fillfactor = 70);
create index play_chain_game on play_chain (game_id, published_at);

-- One node leads a table at a time; it keeps the lease while it does.
create table play_table (
  game_id text primary key,
  leader text,
  led_until timestamptz,
  -- A table rests when nobody has looked at it for a while.
  wanted_until timestamptz not null
) with (fillfactor = 70);

create table play_table_round (
  -- `{game_id}/{round_no}`
  round_key text primary key,
  game_id text not null,
  round_no bigint not null,
  chain_id uuid not null references play_chain,
  -- The draw: its secret, its hash, the salt. A shoe has many rounds.
  pair_id uuid not null references play_seed,
  nonce integer not null,
  hand integer not null check (hand > 0),
  -- O bets are taken, L no longer, R it is shown, E it was shown and is being paid, D paid, V void
  state char(1) not null check (state in ('O', 'L', 'R', 'E', 'D', 'V')),
  opens_at timestamptz not null,
  locks_at timestamptz not null,
  reveals_at timestamptz not null,
  ended_at timestamptz,
  -- While a flight lasts: when its leader last led it.
  beat_at timestamptz,
  -- The flight went on without a leader: who could not cash out gets his stake back.
  interrupted boolean not null default false,
  result jsonb,
  -- What all bets in real money may win at most, and their real figures.
  liability bigint not null default 0,
  bets integer not null default 0,
  staked bigint not null default 0,
  unique (game_id, round_no),
  check ((state in ('E', 'D', 'V')) = (ended_at is not null))
) with (fillfactor = 70);
create unique index play_table_round_running on play_table_round (game_id)
  where state in ('O', 'L', 'R', 'E');

-- A bet stands here until its round is paid, and then in play_round as every other.
create table play_table_bet (
  round_id uuid primary key,
  round_key text not null references play_table_round,
  member_id bigint not null,
  round_ref uuid not null,
  game_id text not null,
  version text not null,
  config_hash text not null,
  pair_id uuid not null references play_seed,
  nonce integer not null,
  stake bigint not null check (stake > 0),
  -- The call's fields, the table's round and hand.
  input jsonb not null,
  session text,
  -- The player's masked name, for the list of cash-outs.
  name text not null,
  placed_at timestamptz not null,
  -- Its part of the round's liability; 0 for play money.
  liability bigint not null check (liability >= 0),
  -- Hundredths at which it left a flight, and was paid.
  cash_out integer check (cash_out >= 100),
  unique (member_id, round_ref)
) with (fillfactor = 70);
create index play_table_bet_round on play_table_bet (round_key);

-- S: the secret of a shared draw. Its member is 0, the house.
alter table play_seed drop constraint play_seed_state_check;
alter table play_seed
  add constraint play_seed_state_check check (state in ('N', 'A', 'R', 'S')) not valid;
alter table play_seed validate constraint play_seed_state_check;
create trigger play_seed_open_table before update of state on play_seed
  for each row when (old.state = 'S' and new.state = 'R') execute function play_keep_seed();
create or replace function play_keep_seed() returns trigger language plpgsql as $$
begin
  if exists (select from play_open o where o.pair_id = new.id)
    or exists (select from play_table_bet b where b.pair_id = new.id) then
    raise exception 'the pair % has an open round', new.id;
  end if;
  return new;
end $$;

-- Many bets are decided by one draw of a table.
alter table play_round drop constraint play_round_pair_id_nonce_key;
create unique index play_round_pair_nonce on play_round (pair_id, nonce)
  where not input ? 'tableRoundNo';
