-- A plan overwrites nothing that was changed after it was made.
alter table site_schedule
  add column seen integer not null default 0,
  drop constraint site_schedule_state_check,
  add constraint site_schedule_state_check
    check (state in ('Waiting', 'Applied', 'Cancelled', 'Unneeded', 'Refused', 'Stale'));
update site_schedule set seen = coalesce(
  (select max(number) from site_version where site_version.at <= site_schedule.asked_at), 0);
alter table site_schedule alter column seen drop default;
