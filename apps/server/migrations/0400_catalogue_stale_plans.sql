-- A planned change of the switchboard overwrites nothing that was changed by hand after it was
-- made.
alter table catalogue_schedule
  drop constraint catalogue_schedule_state_check,
  add constraint catalogue_schedule_state_check
    check (state in ('Waiting', 'Applied', 'Cancelled', 'Refused', 'Stale'));
