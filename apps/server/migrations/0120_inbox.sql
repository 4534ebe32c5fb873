-- The inbox: messages to one member, broadcasts as one row each whatever their audience, and what a
-- member agreed to be told (promotions.md §12).
create table inbox_message (
  id uuid not null,
  member_id bigint not null references member,
  -- Names the occasion: the same one is told once, also after its message was deleted.
  key text not null,
  kind text not null check (kind in ('SYSTEM', 'PROMO', 'MONEY', 'SECURITY', 'AGENT')),
  -- {template, values}, or {title, content} in every language.
  body jsonb not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (id, member_id),
  unique (member_id, key)
);
create index inbox_message_of on inbox_message (member_id, sent_at desc, id desc)
  where deleted_at is null;
create index inbox_message_unread on inbox_message (member_id)
  where read_at is null and deleted_at is null;
create index inbox_message_old on inbox_message (sent_at);
create index inbox_message_campaign on inbox_message (key) where key like 'campaign/%';

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

-- Web push: devices that members want told, and what is still to be sent to them.
create table push_subscription (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  endpoint text unique,
  p256dh text,
  auth text,
  language text not null,
  -- The session that asked for it; its logout ends the subscription.
  session_id uuid not null,
  created_at timestamptz not null,
  -- Where a device is told, and the keys that the notification is encrypted with: sealed under the
  -- deployment's secret, found by the keyed digest of the address. The next start seals those that
  -- are here.
  address_digest bytea unique,
  sealed bytea,
  check (num_nulls(endpoint, p256dh, auth) = case when sealed is null then 0 else 3 end),
  check ((sealed is null) = (address_digest is null))
);
create index push_subscription_of on push_subscription (member_id);

create table push_delivery (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscription on delete cascade,
  -- Of the message or broadcast.
  message_id uuid not null,
  kind text not null,
  title text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  next_at timestamptz not null,
  unique (subscription_id, message_id)
);
create index push_delivery_due on push_delivery (next_at);

-- Broadcasts that subscriptions still wait to be told of, and how far that is.
create table push_broadcast (
  broadcast_id uuid primary key references inbox_broadcast on delete cascade,
  told_to bigint not null default 0
);

-- Messages that operators send to a segment of members (docs/domain/operator-console.md §4, screen
-- 26). Consent and exclusions are judged when a member's turn comes, not when it was planned.
create table campaign (
  id uuid primary key,
  channel text not null check (channel in ('inbox', 'mail', 'sms')),
  title jsonb not null,
  content jsonb not null,
  segment jsonb not null,
  state text not null default 'planned' check (state in ('planned', 'sending', 'done', 'stopped')),
  starts_at timestamptz not null,
  made_at timestamptz not null,
  -- Names of the people: who asked, then who agreed.
  made_by text[] not null,
  ended_at timestamptz,
  -- How many it was for when it was planned.
  expected integer not null,
  -- Members up to this one had their turn.
  last_member bigint not null default 0,
  sent integer not null default 0,
  excluded integer not null default 0,
  no_consent integer not null default 0,
  no_address integer not null default 0
);
create index campaign_made on campaign (made_at desc, id desc);

-- What became of each member's turn. The key makes sure that nobody has two.
create table campaign_turn (
  campaign_id uuid not null references campaign,
  member_id bigint not null references member,
  outcome text not null check (outcome in ('sent', 'excluded', 'no_consent', 'no_address')),
  at timestamptz not null,
  primary key (campaign_id, member_id)
);
create index campaign_turn_member on campaign_turn (member_id);
