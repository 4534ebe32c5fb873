-- Second factors of a login: authenticator apps, passkeys, recovery codes.

-- The secret is sealed; a time step that was used, and all before it, are not taken again.
create table factor_app (
  member_id bigint primary key references member,
  secret bytea not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table factor_passkey (
  -- The authenticator's own id for it, base64url.
  id text primary key,
  member_id bigint not null references member,
  public_key bytea not null,
  -- Grows with each use where the authenticator counts; a copy falls behind.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index factor_passkey_member on factor_passkey (member_id);

-- Keyed digests; a row is one code, gone once it was used.
create table factor_recovery (
  member_id bigint not null references member,
  digest bytea not null,
  primary key (member_id, digest)
);

-- Logins that wait for their second factor.
create table factor_ticket (
  digest bytea primary key,
  member_id bigint not null references member,
  -- The browser that gave the password.
  device text not null,
  remember boolean not null,
  -- The tab of the login form that remembers.
  remember_as text not null check (remember_as in ('username', 'sms')),
  tries smallint not null default 0,
  expires_at timestamptz not null,
  -- The second half of a login ends with the password that its first half was proven by.
  password_digest bytea,
  -- A temporary password is used up by the session that it opens, so a login that waits for its
  -- second factor has to know which one began it.
  temporary_digest bytea
);
create index factor_ticket_expiry on factor_ticket (expires_at);

-- What a passkey signs, once.
create table factor_challenge (
  challenge text primary key,
  member_id bigint not null references member,
  purpose text not null check (purpose in ('add', 'prove', 'login')),
  expires_at timestamptz not null
);
create index factor_challenge_expiry on factor_challenge (expires_at);
