-- The deployment's values that were changed at run time, and the answers kept for repeated calls.
create table site_value (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

-- Same key and same input: the first answer again; same key and other input: refused (wire.md).
create table idempotency_key (
  owner text not null,
  call text not null,
  key text not null,
  input bytea not null,
  status smallint,
  answer text,
  taken_at timestamptz not null,
  primary key (owner, call, key),
  check ((status is null) = (answer is null))
);
create index idempotency_key_age on idempotency_key (taken_at);
