-- Tables whose chat an operator has closed; the others are open. Safe while the last release runs:
-- it does not read this table.
create table play_chat_closed (
  game_id text primary key,
  at timestamptz not null,
  by text not null,
  why text not null
);
