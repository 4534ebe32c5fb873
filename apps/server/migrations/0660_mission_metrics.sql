-- Until when logins and friends were looked through for missions that count them.
create table mission_look (
  one boolean primary key default true check (one),
  until timestamptz not null
);

-- Friends who reached the first stage of invitations, by time.
create index referral_first on referral (first_at) where first_at is not null;
