-- Operators: people of the deployment, who are never members. Their roles say what they may do.
create table operator (
  id uuid primary key,
  name text not null unique check (name = lower(name)),
  full_name text not null,
  mail text not null,
  state text not null check (state in ('invited', 'active', 'disabled')),
  password_hash text,
  roles text[] not null,
  created_at timestamptz not null,
  -- The authenticator app: sealed secrets. The new one counts after its first code.
  app_secret bytea,
  app_last_step bigint not null default 0,
  app_new bytea,
  app_new_at timestamptz
);

-- Roles that operators changed or made; all others are as the release brings them.
create table operator_role (
  name text primary key,
  may text[] not null,
  -- 1/10,000; null: its holder decides no amount alone.
  alone_up_to bigint check (alone_up_to >= 0),
  -- It counts only from these networks; empty: from everywhere.
  networks text[] not null,
  changed_at timestamptz not null
);

create table operator_session (
  id uuid primary key,
  operator_id uuid not null references operator,
  token_digest bytea not null unique,
  device text not null,
  device_name text not null,
  ip text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);
create index operator_session_open on operator_session (operator_id) where ended_at is null;

-- Wrong tries of a name, counted apart for each known browser and together for all strangers.
create table operator_guard (
  name text not null,
  door text not null,
  failures integer not null,
  failed_at timestamptz not null,
  locked_until timestamptz,
  primary key (name, door)
);

create table operator_device (
  operator_id uuid not null references operator,
  device text not null,
  seen_at timestamptz not null,
  primary key (operator_id, device)
);

create table operator_passkey (
  id text primary key,
  operator_id uuid not null references operator,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  added_at timestamptz not null
);
create index operator_passkey_owner on operator_passkey (operator_id);

create table operator_challenge (
  challenge text primary key,
  operator_id uuid not null references operator,
  purpose text not null check (purpose in ('add', 'login')),
  expires_at timestamptz not null
);

create table operator_invitation (
  token_digest bytea primary key,
  operator_id uuid not null references operator,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table operator_elevation (
  id uuid primary key,
  operator_id uuid not null references operator,
  role text not null,
  reason text not null,
  hours integer not null check (hours > 0),
  -- The browser that asked; another one decides.
  device text not null,
  state text not null check (state in ('asked', 'granted', 'refused', 'ended')),
  asked_at timestamptz not null,
  decided_by uuid references operator check (decided_by <> operator_id),
  ends_at timestamptz
);
create index operator_elevation_holder on operator_elevation (operator_id, ends_at);
