-- Announcements, banners, popups and promotion texts (promotions.md §11). Draft, Scheduled, Live
-- and Ended follow from `published` and the clock; nothing has to be switched at its time.
create table announcement (
  id bigint primary key generated always as identity,
  type text not null check (type in ('A', 'PL', 'B', 'PU', 'PR')),
  -- Popups only: A logged in, B guests, F a member's first login (POP-05).
  execution text check (execution in ('A', 'B', 'F')),
  -- Null: everywhere.
  group_name text check (group_name in ('m_home', 'm_reg', 'm_game')),
  platform text not null check (platform in ('M', 'W', 'ALL')),
  -- Null: every merchant.
  merchant_code text,
  -- Per language.
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  images jsonb not null check (jsonb_typeof(images) = 'array'),
  link text,
  promotion_type text,
  promotion_id text,
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  -- Trial accounts see player announcements with this mark, and nothing else.
  for_trials boolean not null,
  pinned boolean not null,
  sort int not null,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  published boolean not null default false,
  -- Which rules its HTML was cleaned by.
  rules text not null,
  check ((type = 'PU') = (execution is not null)),
  check (type = 'PL' or not for_trials)
);
create index announcement_published on announcement (ends_at) where published;

-- Agent announcements that an agent has opened.
create table announcement_read (
  member_id bigint not null references member,
  announcement_id bigint not null references announcement,
  read_at timestamptz not null,
  primary key (member_id, announcement_id)
);

create table banner_tap (
  announcement_id bigint not null references announcement,
  day date not null,
  taps bigint not null,
  primary key (announcement_id, day)
);

-- Groups of members that operators name in an audience.
create table audience_tag (
  tag text not null,
  member_id bigint not null references member,
  primary key (member_id, tag)
);

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

-- Pictures of content, named by the hash of their bytes. In the database, so that a backup has them
-- and every node serves them.
create table content_image (
  hash text primary key check (hash ~ '^[0-9a-f]{40}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- Our own drawing, made into files when one is first asked for; null for an upload.
  drawing text,
  added_at timestamptz not null
);

create table content_image_file (
  hash text not null references content_image,
  width int not null,
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  bytes bytea not null,
  primary key (hash, width, format)
);
-- Compressed already.
alter table content_image_file alter column bytes set storage external;

-- What content was at each saving, for differences and to bring an old text back. Who changed what
-- is told by the audit trail.
create table content_version (
  id bigint primary key generated always as identity,
  kind text not null,
  entry text not null,
  saved_at timestamptz not null,
  saved_by text not null,
  -- What it became, as operators wrote it.
  value jsonb not null
);
create index content_version_entry on content_version (kind, entry, id desc);

-- How often popups were shown, closed and clicked (docs/domain/operator-console.md §4, screen 14).
-- A mark says that somebody did something with a popup on a day, once, whoever repeats the call.
-- The visitor is a keyed digest that differs every day; marks are folded into counts and deleted.
create table popup_mark (
  day date not null,
  announcement_id bigint not null references announcement,
  what text not null check (what in ('shown', 'closed', 'clicked')),
  visitor bytea not null,
  primary key (announcement_id, day, what, visitor)
);
create index popup_mark_day on popup_mark (day);

create table popup_count (
  announcement_id bigint not null references announcement,
  day date not null,
  shown bigint not null,
  closed bigint not null,
  clicked bigint not null,
  primary key (announcement_id, day)
);
