-- Temporary passwords by mail (accounts.md §5).
create table temporary_password (
  member_id bigint primary key references member,
  -- Keyed digest of 16 drawn characters; null once it was used.
  digest bytea,
  expires_at timestamptz not null,
  -- Until then whoever used it chooses a password without the old one.
  proven_until timestamptz,
  -- The password that the used one took the place of: the next may not be it again.
  replaced_hash text,
  -- Another password is chosen without the old one in the very session that a temporary one opened.
  proven_session uuid
);
create index temporary_password_expires on temporary_password (expires_at);

-- Asked for and not looked at yet, so that a call answers alike whomever it names.
create table password_mail_request (
  id uuid primary key,
  account text not null,
  email text not null,
  asked_at timestamptz not null
);
