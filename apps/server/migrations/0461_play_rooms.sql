-- Rooms in which seats shoot at the same targets (docs/domain/games.md §7). Safe while the last
-- release runs: it reads none of these tables.

-- A minute of a room: its targets come from a draw of the game's chain.
create table play_room_wave (
  room text not null,
  -- Minutes since 1970, so that every node names the same wave.
  no integer not null,
  game_id text not null,
  pair_id uuid not null references play_seed,
  nonce integer not null,
  -- Targets that were caught, by their number within the wave.
  dead integer[] not null default '{}',
  primary key (room, no)
) with (fillfactor = 70);
create index play_room_wave_pair on play_room_wave (pair_id);

-- A seat's session stands here from its buy-in to its end, and then in play_round as every other
-- round. Its money is held by the wallet; this row says how much of it is left for shots.
create table play_room_session (
  round_id uuid primary key,
  member_id bigint not null,
  round_ref uuid not null,
  game_id text not null,
  version text not null,
  config_hash text not null,
  -- The shooter's own pair; it is not revealed while the session lasts.
  pair_id uuid not null references play_seed,
  nonce integer not null,
  -- The buy-in.
  stake bigint not null check (stake > 0),
  input jsonb not null,
  session text,
  -- The account that plays; of free play its owner.
  owner bigint not null,
  room text not null,
  seat integer not null check (seat >= 0),
  -- The player's masked name.
  name text not null,
  opened_at timestamptz not null,
  -- When its player was last there.
  seen_at timestamptz not null,
  -- No shot is taken any more; only the end is still to be booked.
  closed_at timestamptz,
  -- Buy-in − shots + wins + shots given back.
  remains bigint not null check (remains >= 0),
  fired integer not null default 0,
  last_fired_at timestamptz,
  -- Shots that hit a living target, and what they brought: wins − bullets.
  settled integer not null default 0,
  net bigint not null default 0,
  -- Words and rejections of the session's stream.
  words integer not null default 0,
  rejections integer not null default 0,
  -- The part of `net` that the wallet knows, and how that came.
  posted bigint not null default 0,
  posted_settled integer not null default 0,
  posted_at timestamptz not null,
  ticks integer not null default 0,
  unique (member_id, game_id),
  unique (member_id, round_ref),
  unique (room, seat),
  unique (pair_id, nonce)
) with (fillfactor = 60);
create index play_room_session_seen on play_room_session (seen_at);

-- The shot log: a session is rebuilt from it after a crash.
create table play_room_shot (
  round_id uuid not null references play_room_session on delete cascade,
  no integer not null check (no > 0),
  bullet integer not null,
  angle integer not null,
  fired_at timestamptz not null,
  -- Its place among the session's hits; null while it flies.
  hit_no integer,
  target integer,
  target_key text,
  times integer,
  -- It hit nothing and was given back.
  back boolean not null default false,
  primary key (round_id, no),
  unique (round_id, hit_no),
  check ((hit_no is null) = (target is null) and (hit_no is null) = (times is null)),
  check (hit_no is null or not back)
) with (fillfactor = 70);

-- A seed that is revealed tells what its open session still hides.
create function play_keep_room_seed() returns trigger language plpgsql as $$
begin
  if exists (select from play_room_session r where r.pair_id = new.id) then
    raise exception 'the pair % has an open session', new.id;
  end if;
  return new;
end $$;
create trigger play_seed_open_session before update of state on play_seed
  for each row when (old.state = 'A' and new.state = 'R') execute function play_keep_room_seed();
