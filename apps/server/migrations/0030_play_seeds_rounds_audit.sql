-- Seeds of members, rounds decided under them, and the linked audit of every round
-- (domain/fairness.md §§3, 4, 10).

-- N next (only its hash is known), A active, R revealed. A pair of seeds never changes.
create table play_seed (
  id uuid primary key,
  member_id bigint not null,
  state char(1) not null check (state in ('N', 'A', 'R')),
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
  check ((state = 'R') = (server_seed is not null)),
  check ((state = 'R') = (sealed is null)),
  check ((state = 'N') = (client_seed is null))
) with (fillfactor = 70);
create unique index play_seed_active on play_seed (member_id) where state = 'A';
create unique index play_seed_next on play_seed (member_id) where state = 'N';
create index play_seed_revealed on play_seed (member_id, revealed_at desc) where state = 'R';

-- One row a round, written in the commit of its money; its id is the wallet's round.
create table play_round (
  round_id uuid primary key,
  member_id bigint not null,
  -- The client's id of its request; a repeat finds the round by it and never draws again.
  round_ref uuid not null,
  game_id text not null,
  version text not null,
  config_hash text not null,
  pair_id uuid not null references play_seed,
  nonce integer not null,
  state text not null
    check (state in ('PENDING_STAKE', 'DECIDED', 'PENDING_WIN', 'DONE', 'VOID')),
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
  unique (member_id, round_ref),
  unique (pair_id, nonce)
);
create index play_round_latest on play_round (member_id, game_id, round_id desc);
create index play_round_tx on play_round (tx, round_id);

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
create trigger play_audit_append_only before update or delete on play_audit
  for each row execute function play_refuse_change();
create trigger play_round_done_stays before update or delete on play_round
  for each row when (old.state in ('DONE', 'VOID')) execute function play_refuse_change();
