-- Operators decide on findings in the console: how one ended, the posting that explains it, and a
-- version, so that nobody decides on what he has not seen.
-- Safe while the last release runs: what it ends has no outcome, as what the system ends.
alter table reconciliation_finding
  add column outcome text check (outcome in ('Matched', 'Accepted')),
  add column posting text,
  add column version int not null default 1,
  add check (outcome is null or resolved_at is not null),
  add check (posting is null or outcome = 'Matched');
create index reconciliation_finding_newest on reconciliation_finding (first_seen_at desc, id desc);
