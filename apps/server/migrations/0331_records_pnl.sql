-- What the profit and loss of a member needs beside member_day (payments.md §1, agents.md §6).

-- Promotions and rebates that reached a member, by day of the site, from their postings.
create table gain_day (
  member_id bigint not null,
  book smallint not null,
  day date not null,
  promo bigint not null,
  rebate bigint not null,
  primary key (member_id, day, book)
);

-- Closed rounds of real money whose valid bet is less than what they staked and did not give back:
-- a push, both sides, low odds. All other closed rounds count whole and have no row.
create table bet_not_valid (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  game text not null,
  day date not null,
  amount bigint not null,
  primary key (member_id, vendor, round)
);
create index bet_not_valid_day on bet_not_valid (member_id, day);
