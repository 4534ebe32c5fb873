-- Web push: devices that members want told, and what is still to be sent to them.

create table push_subscription (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null,
  -- The session that asked for it; its logout ends the subscription.
  session_id uuid not null,
  created_at timestamptz not null
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
