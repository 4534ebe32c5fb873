-- Feedback and conversations with operators.
create table feedback (
  id bigint generated always as identity primary key,
  -- What the member is told and can name to an operator.
  reference text not null unique,
  member_id bigint not null references member,
  topic text not null,
  content text not null,
  -- Words of distress: a person reads it first (responsible-gaming.md §4).
  distress boolean not null,
  sent_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  taken_by text,
  check ((answer is null) = (answered_at is null))
);
create index feedback_of on feedback (member_id, id desc);
create index feedback_waiting on feedback (distress desc, sent_at, id) where answer is null;

-- One conversation a visitor for good; a closed one opens again with the next message.
create table conversation (
  id uuid primary key,
  member_id bigint unique references member,
  -- SHA-256 of the key that the guest's browser keeps; the key itself is nowhere.
  guest_hash bytea unique,
  distress boolean not null default false,
  -- The visitor has seen the messages up to this one.
  seen_to bigint not null default 0,
  started_at timestamptz not null,
  last_message_at timestamptz not null,
  closed_at timestamptz,
  -- The name of the operator who has taken it.
  taken_by text,
  -- The visitor's first message that nobody has answered; null: nobody waits.
  waiting_since timestamptz,
  -- The member whom operators found a guest to be.
  about_member bigint references member on delete set null,
  check (num_nonnulls(member_id, guest_hash) = 1),
  check (about_member is null or member_id is null)
);
create index conversation_latest on conversation (last_message_at desc, id);
create index conversation_waiting on conversation (distress desc, waiting_since, id)
  where waiting_since is not null;

create table conversation_message (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversation on delete cascade,
  author text not null check (author in ('visitor', 'operator', 'site')),
  text text not null,
  -- What the site itself says, in the reader's language.
  note text check (note in ('received', 'closed')),
  client_id text,
  sent_at timestamptz not null,
  check ((author = 'site') = (note is not null))
);
create index conversation_message_of on conversation_message (conversation_id, id desc);
-- A repeated attempt finds its message.
create unique index conversation_message_once on conversation_message (conversation_id, client_id)
  where client_id is not null;

create table canned_reply (
  id uuid primary key,
  title text not null,
  text_en text not null,
  text_ty text not null
);
