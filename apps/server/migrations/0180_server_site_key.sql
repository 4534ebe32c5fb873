-- The fingerprint of the deployment's secret. A node with another secret could neither open what is
-- sealed here nor know its own digests, so it does not start (refuse-start.ts).
create table site_key (
  fingerprint bytea not null check (octet_length(fingerprint) = 32)
);
create unique index site_key_is_one on site_key ((true));
