-- From where trial accounts were opened; dropped with the account after a week (accounts.md §8).
create table trial_opening (
  member_id bigint primary key references member,
  device bytea not null,
  ip text not null,
  opened_at timestamptz not null
);
create index trial_opening_device on trial_opening (device, opened_at);
create index trial_opening_ip on trial_opening (ip, opened_at);
create index trial_opening_age on trial_opening (opened_at);
