-- What content was at each saving, for differences and to bring an old text back. Who changed what
-- is told by the one audit trail now.
create table content_version (
  id bigint primary key generated always as identity,
  kind text not null,
  entry text not null,
  saved_at timestamptz not null,
  saved_by text not null,
  -- What it became, as operators wrote it.
  value jsonb not null
);
create index content_version_entry on content_version (kind, entry, id desc);

insert into content_version (kind, entry, saved_at, saved_by, value)
  select kind, entry, changed_at, changed_by, value from content_change
  where action in ('save', 'add') and kind in ('announcement', 'help_topic', 'agreement_version')
  order by id;

do $$
declare
  it record;
begin
  for it in select * from content_change order by id loop
    perform audit_append(jsonb_build_object(
      'at', to_char(it.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'actor', case when it.changed_by = 'demo' then 'system:demo'
        else 'operator:' || it.changed_by end,
      'action', 'content.' || it.action,
      'subject', it.kind || ':' || it.entry));
  end loop;
end $$;
drop table content_change;
