-- Public values that drand's network makes, beside the operator's own (docs/domain/fairness.md §6).
-- Safe while the last release runs: it names the latest beacon, and drand's began years before.
alter table play_beacon
  add column source text not null default 'operator' check (source in ('operator', 'drand')),
  -- Of the operator's chain only: drand's values are nobody's secret, and have no end.
  alter column sealed drop not null,
  alter column length drop not null;
alter table play_beacon
  add constraint play_beacon_own check ((source = 'operator') = (sealed is not null)) not valid;
alter table play_beacon validate constraint play_beacon_own;
-- h_0 of the operator's chain; of drand the hash by which its network is known.
create unique index play_beacon_anchor on play_beacon (source, anchor);

-- What proves the salt besides the beacon's round: drand's signature, whose hash it is.
alter table play_chain add column beacon_proof text;
