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

-- Whether a session is a member's first one (POP-05, F).
create index session_of_member on session (member_id, created_at);
