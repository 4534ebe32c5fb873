-- Help, agreement, hot matches, and who changed what of all content.
create table help_topic (
  id bigint primary key generated always as identity,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Null: on every device.
  device text check (device in ('MOBILE', 'WEB')),
  sort int not null,
  published boolean not null,
  rules text not null
);

-- A version is never changed: what members agreed to stays readable.
create table agreement_version (
  version int primary key check (version > 0),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  in_force_from timestamptz not null,
  rules text not null
);

-- Matches that operators put forward; a tap opens the room (HOME-06).
create table hot_match (
  id bigint primary key generated always as identity,
  match_time timestamptz not null,
  shown_from timestamptz not null,
  shown_until timestamptz not null check (shown_until > shown_from),
  league jsonb not null check (jsonb_typeof(league) = 'object'),
  home_team text not null,
  away_team text not null,
  home_image text not null,
  away_image text not null,
  vendor text not null,
  room_id text not null,
  node_id text not null
);
create index hot_match_shown on hot_match (shown_until);

create table content_change (
  id bigint primary key generated always as identity,
  changed_at timestamptz not null,
  changed_by text not null,
  -- announcement, help_topic, agreement_version, hot_match, content_image
  kind text not null,
  entry text not null,
  action text not null check (action in ('save', 'publish', 'unpublish', 'order', 'add')),
  -- What it became.
  value jsonb not null
);
create index content_change_entry on content_change (kind, entry, id);
