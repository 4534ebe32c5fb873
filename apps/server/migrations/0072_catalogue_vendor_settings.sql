-- What a deployment sets for a vendor over its adapter's own settings (wallet-protocol.md §10);
-- names and values are checked when they are read.
alter table catalogue_vendor add column settings jsonb not null default '{}'
  check (jsonb_typeof(settings) = 'object');

-- Secrets are sealed under a key that is not in the database. What an earlier version kept in the
-- open is sealed at the next start, and forgotten.
alter table vendor_credential alter column secret drop not null;
alter table vendor_credential add column sealed bytea;

-- A session lives as long as its vendor's settings said at its launch (§9.5).
alter table game_session add column idle_seconds int not null default 1800;
alter table game_session add column max_seconds int not null default 43200;
-- Whether the game may change inside the session.
alter table game_session add column lobby boolean not null default false;
