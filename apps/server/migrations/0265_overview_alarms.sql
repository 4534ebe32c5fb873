-- Alarms that are on now and were mailed, so that each is mailed once until it is over.
create table alarm_told (
  alarm text not null,
  -- The job, vendor or queue that it is about; empty for an alarm that there is one of.
  about text not null,
  since timestamptz not null,
  primary key (alarm, about)
);
