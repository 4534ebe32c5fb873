-- Which rounds are to be counted for turnover (docs/domain/ledger.md §8), and how requirements end.

-- Rounds that changed while their member had a requirement that they may fill, or that filled one:
-- kept by the fold `turnover`, taken by whoever counts them.
create table turnover_due (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  tx bigint not null,
  primary key (member_id, vendor, round)
);
-- The same of vendors' lists. Apart, because a rebuild empties the tables of folds.
create table turnover_listed_due (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  primary key (member_id, vendor, round)
);

-- W: waived by two operators.
alter table turnover_requirement drop constraint turnover_requirement_state_check;
alter table turnover_requirement add constraint turnover_requirement_state_check
  check (state in ('O', 'D', 'F', 'X', 'W'));

-- Requirement 0 holds the part of a round that no open requirement could take: counted, and lost.
create index turnover_use_of on turnover_use (member_id, requirement_id);
