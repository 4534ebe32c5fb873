-- A plan of one person that would need two by the time it is due is refused then.
alter table site_schedule
  drop constraint site_schedule_state_check,
  add constraint site_schedule_state_check
    check (state in ('Waiting', 'Applied', 'Cancelled', 'Unneeded', 'Refused'));
