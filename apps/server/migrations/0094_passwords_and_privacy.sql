-- Temporary passwords by mail (accounts.md §5), and what was asked of one's own data.
create table temporary_password (
  member_id bigint primary key references member,
  -- Keyed digest of 16 drawn characters; null once it was used.
  digest bytea,
  expires_at timestamptz not null,
  -- Until then whoever used it chooses a password without the old one.
  proven_until timestamptz,
  -- The password that the used one took the place of: the next may not be it again.
  replaced_hash text
);
create index temporary_password_expires on temporary_password (expires_at);

-- Asked for and not looked at yet, so that a call answers alike whomever it names.
create table password_mail_request (
  id uuid primary key,
  account text not null,
  email text not null,
  asked_at timestamptz not null
);

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
create index account_closing_due on account_closing (erase_from) where erased_at is null;
