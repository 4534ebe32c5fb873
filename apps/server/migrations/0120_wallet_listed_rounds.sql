-- Rounds of vendors' lists are kept under their own term (docs/glossary.md), leave the hot table
-- after 13 months as other rounds do (ledger.md §9), and are compared with what was booked.
alter table vendor_round rename to listed_round;
alter index vendor_round_pkey rename to listed_round_pkey;
alter index vendor_round_by_time rename to listed_round_by_time;
-- For nodes of the last release that still run; nothing else reads it.
create view vendor_round as select * from listed_round;

-- When it was listed like this: a later word of the vendor makes it later.
alter table listed_round add column noted_at timestamptz not null default now();
create index listed_round_by_end on listed_round (closed_at);

-- A later column of listed_round goes into its twin, and the view is made anew.
create table archive.listed_round (like listed_round including constraints);
alter table archive.listed_round add primary key (member_id, vendor, round);
create index listed_round_by_time on archive.listed_round (member_id, opened_at desc, round desc);

create view ledger.listed_round as
  select * from public.listed_round
  union all
  select a.* from archive.listed_round a
    where not exists (select from public.listed_round l
      where l.member_id = a.member_id and l.vendor = a.vendor and l.round = a.round);
