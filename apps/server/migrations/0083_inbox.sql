-- The inbox: messages to one member, broadcasts as one row each whatever their audience, and what a
-- member agreed to be told (promotions.md §12).

create table inbox_message (
  id uuid primary key,
  member_id bigint not null references member,
  -- Names the occasion: the same one is told once, also after its message was deleted.
  key text not null,
  kind text not null check (kind in ('SYSTEM', 'PROMO', 'MONEY', 'SECURITY', 'AGENT')),
  -- {template, values}, or {title, content} in every language.
  body jsonb not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  unique (member_id, key)
);
create index inbox_message_of on inbox_message (member_id, sent_at desc, id desc)
  where deleted_at is null;
create index inbox_message_unread on inbox_message (member_id)
  where read_at is null and deleted_at is null;
create index inbox_message_old on inbox_message (sent_at);

create table inbox_broadcast (
  id uuid primary key,
  key text not null unique,
  kind text not null check (kind in ('SYSTEM', 'PROMO', 'MONEY', 'SECURITY', 'AGENT')),
  body jsonb not null,
  -- Null: every type.
  member_types smallint[],
  -- Only members who registered from then on; null: all.
  registered_from timestamptz,
  sent_at timestamptz not null
);
create index inbox_broadcast_old on inbox_broadcast (sent_at);

-- Only of broadcasts that a member has read or deleted; none means unread.
create table inbox_mark (
  member_id bigint not null references member,
  broadcast_id uuid not null references inbox_broadcast on delete cascade,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (member_id, broadcast_id)
);
create index inbox_mark_broadcast on inbox_mark (broadcast_id);

-- Consent to messages about promotions, every change kept; the last one holds, none means no.
create table inbox_consent (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  promos boolean not null,
  at timestamptz not null
);
create index inbox_consent_of on inbox_consent (member_id, id desc);
