-- An export of one's own data: its pages show what there was at its time.
create table data_export (
  id uuid primary key,
  member_id bigint not null references member,
  made_at timestamptz not null
);
create index data_export_member on data_export (member_id, made_at desc);

-- Accounts that their members closed, and the day from which nothing personal is kept.
create table account_closing (
  member_id bigint primary key references member,
  closed_at timestamptz not null,
  erase_from timestamptz not null,
  erased_at timestamptz
);
