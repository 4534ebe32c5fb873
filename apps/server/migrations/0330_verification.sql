create table captcha (
  id text primary key,
  tries int not null default 0,
  expires_at timestamptz not null,
  digest bytea not null,
  used_at timestamptz
);
create index captcha_end on captcha (expires_at);

-- Codes by SMS and mail, captchas and counted limits (accounts.md §3). What would open something is
-- here as a keyed digest only.
create table verification_code (
  recipient text not null,
  purpose text not null
    check (purpose in ('register', 'login', 'reset', 'mobile', 'email', 'step_up',
    'payment_reset')),
  -- The browser that asked for it.
  device text not null,
  digest bytea not null,
  tries int not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  -- One live code a purpose: the next one takes its place.
  primary key (recipient, purpose)
);
create index verification_code_end on verification_code (expires_at);

-- One row a limit: when it was used within its time, the oldest first.
create table use_count (
  scope text primary key,
  used_at timestamptz[] not null,
  keep_until timestamptz not null
);
create index use_count_end on use_count (keep_until);
