-- Seeds of members, rounds decided under them, and the linked audit of every round
-- (domain/fairness.md §§3, 4, 10).

-- Of the next pair only its hash is known. A shared one is a draw of the house, whose member is 0.
-- A pair of seeds never changes.
create table play_seed (
  id uuid not null,
  member_id bigint not null,
  state text not null check (state in ('next', 'active', 'shared', 'revealed')),
  server_seed_hash text not null,
  -- AES-256-GCM under a key that is not in this database; gone once the seed is revealed.
  sealed bytea,
  server_seed text,
  client_seed text,
  -- The nonce of the next round: +1 for each accepted round, in the commit of its stake.
  nonce integer not null default 0 check (nonce >= 0),
  created_at timestamptz not null,
  active_at timestamptz,
  revealed_at timestamptz,
  primary key (id, member_id),
  check ((state = 'revealed') = (server_seed is not null)),
  check ((state = 'revealed') = (sealed is null)),
  check ((state = 'next') = (client_seed is null)),
  unique (id)
) with (fillfactor = 70);
create unique index play_seed_active on play_seed (member_id) where state = 'active';
create unique index play_seed_next on play_seed (member_id) where state = 'next';
create index play_seed_revealed on play_seed (member_id, revealed_at desc)
  where state = 'revealed';

-- One row a round, written in the commit of its money; its id is the wallet's round.
create table play_round (
  round_id uuid not null,
  member_id bigint not null,
  -- The client's id of its request; a repeat finds the round by it and never draws again.
  round_ref uuid not null,
  game_id text not null,
  version text not null,
  config_hash text not null,
  pair_id uuid not null references play_seed (id),
  nonce integer not null,
  state text not null check (state in ('DONE', 'VOID')),
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  input jsonb not null,
  outcome jsonb not null,
  words integer not null,
  rejections integer not null,
  transfer_id bigint,
  settled_at timestamptz,
  -- The watermark of the audit: ids alone would skip transactions that commit late.
  tx bigint not null default (pg_current_xact_id()::text::bigint),
  -- A row of a member on the paths of money is named by its member too, so that its table can be
  -- spread over several databases by member (docs/decisions/053-one-member-a-step.md). The row's
  -- own number stays first: rows are still found by it alone, and new ones come at the index's end.
  primary key (round_id, member_id),
  unique (member_id, round_ref)
);
create index play_round_latest on play_round (member_id, game_id, round_id desc);
create index play_round_tx on play_round (tx, round_id);
create unique index play_round_pair_nonce on play_round (pair_id, nonce)
  where not input ? 'tableRoundNo';

-- The last round of each game that the member's client has shown to its end (game recall).
create table play_shown (
  member_id bigint not null,
  game_id text not null,
  round_id uuid not null,
  primary key (member_id, game_id)
);

-- Append-only; each row is linked to the one before: row_hash = SHA-256(prev_hash ‖ canonical row).
create table play_audit (
  seq bigint primary key,
  round_id uuid not null unique,
  row jsonb not null,
  at timestamptz not null,
  prev_hash text not null,
  row_hash text not null
);
create index play_audit_at on play_audit (at);

-- How far the jobs that follow the rounds have come.
create table play_watermark (
  name text primary key,
  tx bigint not null default 0,
  round_id uuid not null default '00000000-0000-0000-0000-000000000000'
);
insert into play_watermark (name) values ('audit'), ('replay');

create function play_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name;
end $$;
create trigger play_audit_append_only before update on play_audit
  for each row execute function play_refuse_change();
create trigger play_round_done_stays before update on play_round
  for each row execute function play_refuse_change();

-- Rounds of in-house games and their audit leave the hot tables after 13 months, as they are: a
-- member can still look a round up and verify it, the chain of the audit still holds. A later
-- column of either goes into its twin, and the view is made anew.
create table archive.play_round (
  like play_round including defaults including constraints,
  primary key (round_id, member_id)
);
create unique index play_round_ref on archive.play_round (member_id, round_ref);
create index play_round_latest on archive.play_round (member_id, game_id, round_id desc);

create table archive.play_audit (
  like play_audit including defaults including constraints,
  primary key (seq)
);
create unique index play_audit_round on archive.play_audit (round_id);

create trigger append_only before update or delete or truncate on archive.play_round
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on archive.play_audit
  for each statement execute function refuse_change();

create view ledger.play_round as
  select * from public.play_round union all select * from archive.play_round;
create view ledger.play_audit as
  select * from public.play_audit union all select * from archive.play_audit;

-- A row goes only where the archive has the very same one.
create function play_leave_round() returns trigger language plpgsql as $$
begin
  if exists (select from archive.play_round a
    where a.round_id = old.round_id and to_jsonb(a) = to_jsonb(old)) then return old; end if;
  raise exception 'play_round is never changed';
end $$;

create function play_leave_audit() returns trigger language plpgsql as $$
begin
  if exists (select from archive.play_audit a
    where a.seq = old.seq and to_jsonb(a) = to_jsonb(old)) then return old; end if;
  raise exception 'play_audit is never changed';
end $$;
create trigger play_audit_leaves before delete on play_audit
  for each row execute function play_leave_audit();
create trigger play_round_leaves before delete on play_round
  for each row execute function play_leave_round();

-- A round of several steps stands here from its stake to its end, and then in play_round as every
-- other (docs/domain/fairness.md §5). Each step is added to `input` in a commit of its own; the end
-- takes the row away in the commit of the payout.
create table play_open (
  round_id uuid not null,
  member_id bigint not null,
  round_ref uuid not null,
  game_id text not null,
  version text not null,
  config_hash text not null,
  -- A pair with an open round is not revealed.
  pair_id uuid not null,
  nonce integer not null,
  stake bigint not null check (stake > 0),
  -- The call's fields and `steps`, the decisions so far.
  input jsonb not null check (jsonb_typeof(input -> 'steps') = 'array'),
  -- The free play whose money was staked.
  session text,
  opened_at timestamptz not null,
  -- The last step is stored; only the payout is still to be booked.
  over boolean not null default false,
  primary key (round_id, member_id),
  -- One round of a game at a time.
  unique (member_id, game_id),
  unique (member_id, round_ref),
  unique (pair_id, nonce),
  foreign key (pair_id, member_id) references play_seed
) with (fillfactor = 70);
create index play_open_age on play_open (opened_at);
create index play_open_over on play_open (opened_at) where over;

-- A seed that is revealed tells what its open rounds still hide, whoever reveals it.
create function play_keep_seed() returns trigger language plpgsql as $$
begin
  if exists (select from play_open o where o.pair_id = new.id)
    or exists (select from play_table_bet b where b.pair_id = new.id) then
    raise exception 'the pair % has an open round', new.id;
  end if;
  return new;
end $$;
create trigger play_seed_open_round before update of state on play_seed
  for each row when (old.state = 'active' and new.state = 'revealed')
  execute function play_keep_seed();

-- Rounds that all players of a table share (docs/domain/fairness.md §6).

-- The operator's public values: a hash chain of its own, one value a period.
create table play_beacon (
  beacon_id uuid primary key,
  anchor text not null,
  -- Some of its elements, sealed under the key that is not in this database.
  sealed bytea,
  length integer check (length > 0),
  started_at timestamptz not null,
  period_seconds integer not null check (period_seconds > 0),
  -- Public values that drand's network makes, beside the operator's own (docs/domain/fairness.md
  -- §6).
  source text not null default 'operator' check (source in ('operator', 'drand')),
  constraint play_beacon_own check ((source = 'operator') = (sealed is not null))
);
-- h_0 of the operator's chain; of drand the hash by which its network is known.
create unique index play_beacon_anchor on play_beacon (source, anchor);

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
  salt text,
  -- What proves the salt besides the beacon's round: drand's signature, whose hash it is.
  beacon_proof text
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
  pair_id uuid not null references play_seed (id),
  nonce integer not null,
  hand integer not null check (hand > 0),
  -- OPEN: bets are taken. LOCKED: no longer. REVEAL: it is shown. SETTLE: it was shown and is being
  -- paid.
  -- VOIDING: until every stake is back; then it is VOID (docs/decisions/054-void-rounds.md).
  state text not null check (state in ('OPEN', 'LOCKED', 'REVEAL', 'SETTLE', 'VOIDING', 'DONE',
    'VOID')),
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
  check ((state in ('SETTLE', 'VOIDING', 'DONE', 'VOID')) = (ended_at is not null))
) with (fillfactor = 70);
-- The console lists rounds of all tables, newest first.
create index play_table_round_opened on play_table_round (opens_at);
create unique index play_table_round_running on play_table_round (game_id)
  where state in ('OPEN', 'LOCKED', 'REVEAL', 'SETTLE', 'VOIDING');

-- A bet stands here until its round is paid, and then in play_round as every other.
create table play_table_bet (
  round_id uuid not null,
  round_key text not null references play_table_round,
  member_id bigint not null,
  round_ref uuid not null,
  game_id text not null,
  version text not null,
  config_hash text not null,
  pair_id uuid not null references play_seed (id),
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
  primary key (round_id, member_id),
  unique (member_id, round_ref)
) with (fillfactor = 70);
create index play_table_bet_round on play_table_bet (round_key);

create trigger play_seed_open_table before update of state on play_seed
  for each row when (old.state = 'shared' and new.state = 'revealed')
  execute function play_keep_seed();

-- Rooms in which seats shoot at the same targets (docs/domain/games.md §7).

-- A minute of a room: its targets come from a draw of the game's chain.
create table play_room_wave (
  room text not null,
  -- Minutes since 1970, so that every node names the same wave.
  no integer not null,
  game_id text not null,
  pair_id uuid not null references play_seed (id),
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
  pair_id uuid not null,
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
  unique (pair_id, nonce),
  foreign key (pair_id, member_id) references play_seed
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
  for each row when (old.state = 'active' and new.state = 'revealed')
  execute function play_keep_room_seed();

-- Rooms in which members play cards against each other (docs/domain/games.md §6).
create table play_card_room (
  room_id uuid primary key,
  game_id text not null,
  stake bigint not null check (stake > 0),
  -- One player with play money, and bots.
  free boolean not null,
  -- READY: reserves are taken. DEAL, TURN: a seat moves. SHOWDOWN: it is shown, then settled.
  state text not null check (state in ('WAITING', 'READY', 'DEAL', 'TURN', 'SHOWDOWN', 'SETTLE')),
  -- Every change counts it; a change that meets another number does nothing.
  version integer not null default 0,
  hand_no integer not null default 1 check (hand_no > 0),
  -- The draw of this hand; its hash is shown before the seats are known.
  pair_id uuid not null references play_seed (id),
  -- When the state began, and when it ends by itself; null while it waits for players.
  since timestamptz not null,
  due_at timestamptz,
  -- The seat that had the bank last.
  banker smallint,
  -- Who plays the hand, and the moves so far; the cards are drawn from the pair each time.
  hand jsonb,
  check ((state = 'WAITING') = (hand is null))
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
  pair_id uuid primary key references play_seed (id),
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
  if exists (select from play_card_room r where r.pair_id = new.id and r.state <> 'WAITING') then
    raise exception 'the pair % has an open hand', new.id;
  end if;
  return new;
end $$;
create trigger play_seed_open_card_room before update of state on play_seed
  for each row when (old.state = 'shared' and new.state = 'revealed')
  execute function play_keep_card_seed();

-- What the games of the house returned: real-money rounds in blocks, each judged once it is full
-- (docs/domain/operator-console.md §6). A new version of a game begins anew.
create table play_return (
  game_id text not null,
  version text not null,
  block int not null,
  rounds int not null,
  stakes bigint not null,
  payouts bigint not null,
  -- Of what these rounds pay together, in pesos².
  variance double precision not null,
  -- The greatest payout, and its round.
  greatest bigint not null,
  greatest_round uuid not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (game_id, version, block)
);
insert into play_watermark (name) values ('returns');

-- What members write to each other at tables that they share, and how it is moderated.

-- Who writes. Others know a member by this id, which tells nothing of the account.
create table play_chat_author (
  id uuid primary key,
  member_id bigint not null unique references member,
  -- The masked name that others see.
  name text not null,
  -- Silenced from this moment on, until the other one; no end: for good.
  silenced_from timestamptz,
  silenced_until timestamptz,
  silenced_by text,
  silenced_why text,
  check ((silenced_from is null) = (silenced_by is null)),
  check ((silenced_from is null) = (silenced_why is null)),
  check (silenced_from is not null or silenced_until is null)
);

create table play_chat_message (
  id bigint generated always as identity primary key,
  game_id text not null,
  author_id uuid not null references play_chat_author on delete cascade,
  text text not null,
  -- The id that the writer's page gave it; the same one is stored once.
  client_id text not null,
  sent_at timestamptz not null,
  -- It holds words of a person in distress.
  distress boolean not null,
  -- Since when an operator is to look at it; null: he need not, or has.
  waiting_since timestamptz,
  reviewed_at timestamptz,
  removed_at timestamptz,
  unique (author_id, client_id)
);
create index play_chat_message_table on play_chat_message (game_id, id) where removed_at is null;
create index play_chat_message_author on play_chat_message (author_id, sent_at);
create index play_chat_message_waiting on play_chat_message (waiting_since)
  where waiting_since is not null;
create index play_chat_message_sent on play_chat_message (sent_at);

create table play_chat_report (
  message_id bigint not null references play_chat_message on delete cascade,
  member_id bigint not null references member,
  at timestamptz not null,
  primary key (message_id, member_id)
);
create index play_chat_report_member on play_chat_report (member_id);

-- Whom a member does not want to read.
create table play_chat_hidden (
  member_id bigint not null references member,
  author_id uuid not null references play_chat_author on delete cascade,
  primary key (member_id, author_id)
);
create index play_chat_hidden_author on play_chat_hidden (author_id);

-- Tables whose chat an operator has closed; the others are open.
create table play_chat_closed (
  game_id text primary key,
  at timestamptz not null,
  by text not null,
  why text not null
);
