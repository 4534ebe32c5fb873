-- What vendors' callbacks leave behind besides money: seen nonces, the raw messages for disputes,
-- and credits that could not be booked and wait for an operator.

-- Unlogged: a crash forgets ten minutes of nonces. A message that is replayed then meets the
-- ledger's own identities, which are for ever, so it moves nothing a second time.
create unlogged table gateway_nonce (
  key text not null,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (key, nonce)
);
create index gateway_nonce_age on gateway_nonce (seen_at);

create table gateway_message (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  vendor text not null,
  key text not null,
  command text not null,
  -- Secrets blanked; null where the signature did not hold: strangers cannot fill the table.
  body text,
  body_digest bytea not null,
  status text not null,
  answer text not null,
  ms int not null
);
create index gateway_message_age on gateway_message using brin (at);

-- Signed, so the member has won it, and kept whole until it is booked under four eyes.
create table gateway_parked (
  id bigint generated always as identity primary key,
  vendor text not null,
  command text not null,
  status text not null,
  body bytea not null,
  body_digest bytea not null,
  parked_at timestamptz not null,
  resolved_at timestamptz,
  -- How a credit that could not be booked was settled, and whether it came as a part of a batch,
  -- which says how to read it again.
  part boolean not null default false,
  outcome text check (outcome in ('booked', 'corrected', 'refused')),
  unique (vendor, command, body_digest),
  check ((outcome is null) = (resolved_at is null))
);
create index gateway_parked_open on gateway_parked (parked_at) where resolved_at is null;
