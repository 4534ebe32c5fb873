-- How requests to vendors went, of all nodes together, by minute; kept for a day.
create table vendor_ask (
  vendor text not null,
  minute timestamptz not null,
  answered integer not null,
  failed integer not null,
  -- Not made, because the vendor did not answer lately.
  not_asked integer not null,
  primary key (minute, vendor)
);
