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
  check ((answer is null) = (answered_at is null))
);
create index feedback_of on feedback (member_id, id desc);

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
  check (num_nonnulls(member_id, guest_hash) = 1)
);
create index conversation_latest on conversation (last_message_at desc, id);

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

-- What operators did, for whoever checks later; rows are only added.
create table support_audit (
  id bigint generated always as identity primary key,
  actor text not null,
  action text not null check (action in ('answer', 'close', 'answer_feedback')),
  subject text not null,
  after jsonb not null,
  at timestamptz not null
);
create function support_audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'support_audit is append-only';
end $$;
create trigger support_audit_stays before update or delete on support_audit
  for each statement execute function support_audit_stays();
