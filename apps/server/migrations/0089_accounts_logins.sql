-- Who came in, from which browser, and what was changed since (accounts.md §§3, 4, 6).
-- Whoever came by another way (a mobile code, a social account) may have no password.
alter table member alter column password_hash drop not null;

-- Browsers that an account was used with: a stranger's guesses never count for them.
create table member_device (
  member_id bigint not null references member on delete cascade,
  -- SHA-256 of the browser's mark.
  device bytea not null,
  user_agent text not null,
  ip text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (member_id, device)
);

create table login_history (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  at timestamptz not null,
  succeeded boolean not null,
  how text not null,
  user_agent text not null,
  ip text not null,
  new_device boolean not null,
  session_id uuid
);
create index login_history_member on login_history (member_id, id desc);
create unique index login_history_session on login_history (session_id);
create index login_history_at on login_history (at);

-- Names tried from a network in the last hour, as digests: most of them are nobody's.
create unlogged table login_name (
  net text not null,
  name bytea not null,
  until timestamptz not null,
  primary key (net, name)
);
create index login_name_until on login_name (until);

-- A device token in two halves, of which the browser keeps one and its cookie the other; a row is
-- one pair of a family, and the rows before the last show that an old pair came again.
create table remembered_login (
  selector text primary key,
  family uuid not null,
  hash bytea not null,
  member_id bigint not null references member on delete cascade,
  device bytea,
  type text not null check (type in ('username', 'sms')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  next_selector text,
  check ((replaced_at is null) = (next_selector is null))
);
create index remembered_login_member on remembered_login (member_id);
create index remembered_login_family on remembered_login (family);
create index remembered_login_expires on remembered_login (expires_at);

alter table session
  add column device_mark bytea,
  add column remembered_family uuid,
  -- Excluded or closed: what the calls are refused with that such an account may not make.
  add column leaving text check (leaving in ('rg.excluded', 'account.closed'));

create table account_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  what text not null,
  done_by text not null check (done_by in ('member', 'operator', 'system')),
  at timestamptz not null,
  ip text,
  user_agent text,
  detail jsonb not null default '{}',
  -- Where the member was reached before; forgotten as soon as he was told.
  tell_old jsonb,
  told_at timestamptz
);
create index account_change_member on account_change (member_id, id desc);
create index account_change_untold on account_change (id) where told_at is null;
