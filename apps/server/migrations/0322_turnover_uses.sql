-- What filled a requirement is shown newest first on the member page.
alter table turnover_use add column counted_at timestamptz not null default now();
drop index turnover_use_of;
create index turnover_use_of on turnover_use (member_id, requirement_id, counted_at desc);
