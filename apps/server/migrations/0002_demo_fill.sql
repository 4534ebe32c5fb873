-- Whether filling demo data was cut off: the next start then begins anew instead of serving half.
create table demo_fill (
  started_at timestamptz not null,
  finished_at timestamptz
);
