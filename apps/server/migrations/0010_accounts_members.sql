-- Members, their sessions, and what login needs: guards, captchas, keys for encrypted bodies, and
-- the outbox of every SMS and mail that the site sent (accounts.md §§2, 3, 6).
create sequence member_id_seq start 1000001;
create table member (
  id bigint primary key default nextval('member_id_seq'),
  account text not null check (account = lower(account)),
  nickname text not null default '',
  type smallint not null check (type in (0, 1, 2, 4, 40, 41, 42)),
  merchant_code text not null,
  language text not null,
  password_hash text not null,
  first_time_login boolean not null default false,
  password_expired boolean not null default false,
  state text not null default 'active' check (state in ('active', 'disabled')),
  kyc_level smallint not null default 0 check (kyc_level between 0 and 3),
  upline_id bigint references member,
  -- Every superior from the top down: whose downline a member is, without walking the tree.
  uplines bigint[] not null default '{}',
  to_upline boolean not null default false,
  registered_at timestamptz not null,
  last_login_at timestamptz,
  last_login_ip text
);
create unique index member_account on member (account);
create index member_upline on member (upline_id) where upline_id is not null;

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  member_id bigint not null references member,
  kind text not null check (kind in ('A', 'PL')),
  gateway smallint not null check (gateway in (1, 3)),
  device text not null,
  user_agent text not null,
  ip text not null,
  restricted boolean not null default false,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_until timestamptz not null,
  absolute_until timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null))
);
create index session_live on session (member_id, created_at) where ended_at is null;

-- One row a scope (an account, an address): failures in the running window and the lock.
create table login_guard (
  scope text primary key,
  failures int not null,
  window_until timestamptz not null,
  locked_until timestamptz,
  locks int not null default 0
);

create table captcha (
  id text primary key,
  answer text not null,
  tries int not null default 0,
  expires_at timestamptz not null
);

create table body_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);
-- Unlogged: losing a nonce in a crash only makes a client fetch another.
create unlogged table body_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null check (channel in ('sms', 'mail', 'captcha')),
  text text not null,
  code text,
  sent_at timestamptz not null
);
create index outbox_recipient on outbox (recipient, id desc);
