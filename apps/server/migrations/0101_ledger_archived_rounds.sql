-- Closed rounds leave the hot table after 13 months (ledger.md §9). The archive has each as it was
-- when it left; one that a late message brings back is in the hot table again, and that one counts.
-- A later column of game_round goes into its twin, and the view is made anew.
create table archive.game_round (like game_round including defaults including constraints);
alter table archive.game_round add primary key (member_id, vendor, round);
create index game_round_by_time on archive.game_round (member_id, opened_at desc, round desc);

create view ledger.game_round as
  select * from public.game_round
  union all
  select a.* from archive.game_round a
    where not exists (select from public.game_round g
      where g.member_id = a.member_id and g.vendor = a.vendor and g.round = a.round);

-- Up to which member the rounds were looked through; then it begins again.
create table archive_walk (
  name text primary key,
  up_to bigint not null default 0
);
insert into archive_walk (name) values ('game_round');
