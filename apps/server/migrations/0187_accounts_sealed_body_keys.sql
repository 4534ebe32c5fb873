-- The private keys for encrypted bodies, sealed under the deployment's secret. A key of before has
-- no seal: a body under it is told to fetch another key, as under any retired one.
-- Nodes of the last release cannot read encrypted bodies any more: start all nodes anew.
alter table body_key drop column private_jwk, add column sealed bytea;
