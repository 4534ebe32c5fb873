-- Where a device is told, and the keys that the notification is encrypted with: sealed under the
-- deployment's secret, found by the keyed digest of the address. The next start seals those that
-- are here.
-- Safe while the last release runs: it tries again later where it finds no address, and the next
-- start seals what it adds.
alter table push_subscription
  alter column endpoint drop not null,
  alter column p256dh drop not null,
  alter column auth drop not null,
  add column address_digest bytea unique,
  add column sealed bytea,
  add check (num_nulls(endpoint, p256dh, auth) = case when sealed is null then 0 else 3 end),
  add check ((sealed is null) = (address_digest is null));
