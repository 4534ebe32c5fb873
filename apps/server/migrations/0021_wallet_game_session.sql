-- A member at one vendor's game: what bets are checked against, and the code that opens it.
-- Codes and tokens are kept as digests only.
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
  ended_at timestamptz
);
create index game_session_live on game_session (member_id, vendor, started_at)
  where ended_at is null;

-- What a vendor tells about a message for the bet detail screen; never interpreted.
create table game_message (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  transaction text not null,
  kind text not null,
  details jsonb not null,
  at timestamptz not null,
  primary key (member_id, vendor, round, transaction)
);
