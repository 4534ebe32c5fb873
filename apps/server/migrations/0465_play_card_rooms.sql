-- Rooms in which members play cards against each other (docs/domain/games.md §6). Safe while the
-- last release runs: it reads none of these tables.

create table play_card_room (
  room_id uuid primary key,
  game_id text not null,
  stake bigint not null check (stake > 0),
  -- One player with play money, and bots.
  free boolean not null,
  -- W waiting, R reserves are taken, D dealt, T a seat moves, S shown, E being settled
  state char(1) not null check (state in ('W', 'R', 'D', 'T', 'S', 'E')),
  -- Every change counts it; a change that meets another number does nothing.
  version integer not null default 0,
  hand_no integer not null default 1 check (hand_no > 0),
  -- The draw of this hand; its hash is shown before the seats are known.
  pair_id uuid not null references play_seed,
  -- When the state began, and when it ends by itself; null while it waits for players.
  since timestamptz not null,
  due_at timestamptz,
  -- The seat that had the bank last.
  banker smallint,
  -- Who plays the hand, and the moves so far; the cards are drawn from the pair each time.
  hand jsonb,
  check ((state = 'W') = (hand is null))
) with (fillfactor = 60);
create index play_card_room_game on play_card_room (game_id);
create index play_card_room_pair on play_card_room (pair_id);

create table play_card_seat (
  room_id uuid not null references play_card_room,
  seat_no smallint not null check (seat_no > 0),
  -- The wallet that plays, and the account that hears of it.
  member_id bigint not null unique,
  owner_id bigint not null,
  session text,
  -- The masked name that others at the table see.
  name text not null,
  -- The network that the seat was taken from; null on the machine itself.
  network text,
  -- The client's reference of the seat.
  seat_ref uuid not null,
  seated_at timestamptz not null,
  -- When the player last looked at the table.
  seen_at timestamptz not null,
  -- The round whose reserve is held now; null between two hands.
  round_id uuid,
  round_ref uuid,
  reserve bigint not null default 0 check (reserve >= 0),
  -- Moves in a row that the clock made.
  idle smallint not null default 0,
  leaving boolean not null default false,
  primary key (room_id, seat_no),
  check ((round_id is null) = (reserve = 0))
) with (fillfactor = 60);

-- Every hand that was settled, for ever: who played what, and what it came to.
create table play_hand (
  pair_id uuid primary key references play_seed,
  room_id uuid not null,
  game_id text not null,
  hand_no integer not null,
  stake bigint not null,
  free boolean not null,
  -- The hand's seats, moves and version of the rules.
  hand jsonb not null,
  -- What each seat paid, won and left to the house.
  results jsonb not null,
  ended_at timestamptz not null
);

-- What one member lost to another in a hand of real money, for the alarm on moved chips.
create table play_hand_pay (
  pair_id uuid not null references play_hand,
  payer_id bigint not null,
  payee_id bigint not null,
  game_id text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (pair_id, payer_id, payee_id)
);
create index play_hand_pay_between on play_hand_pay (payer_id, payee_id, at);

create trigger play_hand_append_only before update or delete or truncate on play_hand
  for each statement execute function refuse_change();
create trigger play_hand_pay_append_only before update or delete or truncate on play_hand_pay
  for each statement execute function refuse_change();

-- The secret of a hand stays hidden until the hand is settled.
create function play_keep_card_seed() returns trigger language plpgsql as $$
begin
  if exists (select from play_card_room r where r.pair_id = new.id and r.state <> 'W') then
    raise exception 'the pair % has an open hand', new.id;
  end if;
  return new;
end $$;
create trigger play_seed_open_card_room before update of state on play_seed
  for each row when (old.state = 'S' and new.state = 'R') execute function play_keep_card_seed();
