-- The two plans of a maintenance window: the vendor goes, the vendor comes back. What was planned
-- before this, and single plans, have none.
alter table catalogue_schedule add column window_id uuid;
create index catalogue_schedule_window on catalogue_schedule (window_id)
  where window_id is not null;
