-- Accounts elsewhere by which members come in (accounts.md §3, Social).
create table social_identity (
  provider text not null check (provider in ('google', 'facebook', 'telegram')),
  -- The provider's own name for the person: never a mail address, which can change hands.
  subject text not null,
  member_id bigint not null references member on delete cascade,
  -- As the provider had them when it was linked; only shown.
  email text,
  name text,
  linked_at timestamptz not null,
  used_at timestamptz not null,
  primary key (provider, subject),
  unique (member_id, provider)
);

-- A way to a provider that was begun, by the digest of its `state`.
create table social_attempt (
  state bytea primary key,
  -- Digest of the cookie of the browser that began it: no other can end it.
  browser bytea not null,
  provider text not null,
  -- Scheme, host and port of the redirect address, which must be the same to its end.
  origin text not null,
  back text not null,
  -- There where a member wants to link it, having proven his password.
  member_id bigint references member on delete cascade,
  expires_at timestamptz not null
);
create index social_attempt_end on social_attempt (expires_at);

-- A proven identity on its way to a session, by the digest of what stands in the browser's cookie.
create table social_ticket (
  ticket bytea primary key,
  provider text not null,
  subject text not null,
  email text,
  email_verified boolean not null,
  name text,
  member_id bigint references member on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index social_ticket_end on social_ticket (expires_at);

-- What Telegram signed and was used: each once.
create table social_spent (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index social_spent_end on social_spent (expires_at);
