-- Members, their sessions, and what login needs: guards, keys for encrypted bodies, known browsers
-- and what came of each try (accounts.md §§2, 3, 4, 6).
create sequence member_id_seq start 1000001;
create table member (
  id bigint primary key default nextval('member_id_seq'),
  account text not null check (account = lower(account)),
  nickname text not null default '',
  type smallint not null check (type in (0, 1, 2, 4, 40, 41, 42)),
  merchant_code text not null,
  language text not null,
  password_hash text,
  first_time_login boolean not null default false,
  password_expired boolean not null default false,
  state text not null default 'active' check (state in ('active', 'disabled', 'closed')),
  kyc_level smallint not null default 0 check (kyc_level between 0 and 3),
  upline_id bigint references member,
  -- Every superior from the top down: whose downline a member is, without walking the tree.
  uplines bigint[] not null default '{}',
  to_upline boolean not null default false,
  registered_at timestamptz not null,
  last_login_at timestamptz,
  last_login_ip text,
  -- E.164; typed by anybody, owned by whoever proved it.
  mobile text check (mobile ~ '^\+[1-9]\d{5,14}$'),
  mobile_verified_at timestamptz,
  email text,
  email_verified_at timestamptz,
  payee_name text,
  birthday text check (birthday ~ '^\d{4}-\d\d-\d\d$'),
  -- 1..24: a drawing of the kit; otherwise the id of an upload.
  icon text not null default '',
  -- qqNum, facebook, wechat, line, whatsapp, zalo as they were typed.
  contacts jsonb not null default '{}',
  payment_password_hash text,
  -- Until then nothing leaves the account: a password was reset, or the mobile number changed.
  withdrawals_held_until timestamptz,
  register_method text check (register_method in ('APP', 'H5', 'PWA', 'WEBCLIP')),
  register_ip text,
  closed_at timestamptz,
  -- Until then an operator has stopped the account; a task opens it again.
  frozen_until timestamptz,
  check (mobile is not null or mobile_verified_at is null),
  check (email is not null or email_verified_at is null)
);
create unique index member_account on member (account);
create index member_upline on member (upline_id) where upline_id is not null;
create unique index member_mobile on member (mobile) where mobile_verified_at is not null;
create index member_email on member (lower(email)) where email is not null;
-- How many accounts came from one address lately.
create index member_register_ip on member (register_ip, registered_at)
  where register_ip is not null;
create index member_closed on member (closed_at) where state = 'closed';
-- The console finds members by any of these, exactly or by their beginning, among millions. Each
-- index is in the order in which beginnings are compared.
create index member_search_account_begins on member (account text_pattern_ops);
create index member_search_nickname_begins on member (lower(nickname) text_pattern_ops)
  where nickname <> '';
create index member_search_payee_begins on member (lower(payee_name) text_pattern_ops)
  where payee_name is not null;
create index member_search_mobile_begins on member (mobile text_pattern_ops)
  where mobile is not null;
create index member_search_email_begins on member (lower(email) text_pattern_ops)
  where email is not null;
create index member_search_register_ip on member (register_ip text_pattern_ops)
  where register_ip is not null;
create index member_search_last_login_ip on member (last_login_ip text_pattern_ops)
  where last_login_ip is not null;
create index member_search_registered on member (registered_at, id);
create index member_frozen on member (frozen_until) where frozen_until is not null;

create table session (
  id uuid not null,
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
  device_mark bytea,
  remembered_family uuid,
  -- Excluded or closed: what the calls are refused with that such an account may not make.
  leaving text check (leaving in ('rg.excluded', 'account.closed')),
  -- A step-up gives the session another token. The one before opens it for some seconds more, for
  -- what is on its way and for other tabs (accounts.md §6).
  old_token_hash bytea,
  old_token_until timestamptz,
  primary key (id, member_id),
  check ((ended_at is null) = (end_reason is null)),
  check ((old_token_hash is null) = (old_token_until is null))
);
create index session_live on session (member_id, created_at) where ended_at is null;
-- Whether a session is a member's first one (POP-05, F).
create index session_of_member on session (member_id, created_at);
create unique index session_old_token on session (old_token_hash)
  where old_token_hash is not null;

-- One row a scope (an account, an address): failures in the running window and the lock.
create table login_guard (
  scope text primary key,
  failures int not null,
  window_until timestamptz not null,
  locked_until timestamptz,
  locks int not null default 0
);

create table body_key (
  kid text primary key,
  created_at timestamptz not null,
  -- The private keys for encrypted bodies, sealed under the deployment's secret.
  sealed bytea
);

-- Unlogged: losing a nonce in a crash only makes a client fetch another.
create unlogged table body_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);

-- Breaks and exclusions: never changed but for the lifting. until_at null: indefinite. A
-- self-exclusion holds until it is lifted, also after its day.
create table exclusion (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind text not null check (kind in ('time_out', 'self', 'family', 'licensee')),
  from_at timestamptz not null,
  until_at timestamptz,
  imposed_by text not null default '',
  lifted_at timestamptz,
  check (until_at > from_at)
);
create index exclusion_member on exclusion (member_id) where lifted_at is null;

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

create table account_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  what text not null,
  done_by text not null check (done_by in ('member', 'operator', 'system')),
  at timestamptz not null,
  ip text,
  user_agent text,
  detail jsonb not null default '{}'
);
create index account_change_member on account_change (member_id, id desc);

-- What a step-up has just answered, for who repeats it because the answer was lost; sealed, since
-- it can hold recovery codes. Unlogged: losing it in a crash only costs a login.
create unlogged table step_up_answer (
  session_id uuid not null,
  -- A keyed digest of the call with all that it was sent, the proof too.
  input bytea not null,
  answer bytea not null,
  tries smallint not null default 0,
  until timestamptz not null,
  primary key (session_id, input)
);
create index step_up_answer_until on step_up_answer (until);
