-- What members write to each other at tables that they share, and how it is moderated. Safe while
-- the last release runs: it reads none of these tables.

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
