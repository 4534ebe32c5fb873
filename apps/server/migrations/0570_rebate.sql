-- Of a day’s valid bets, what was given back (docs/domain/promotions.md §9): a bet is claimed
-- once, also where a day is claimed twice.
create table rebate_day (
  member_id bigint not null,
  day date not null,
  product text not null,
  claimed bigint not null check (claimed > 0),
  primary key (member_id, day, product)
);

-- The claims, a line for each product.
create table rebate_claim (
  member_id bigint not null,
  claim uuid not null,
  product text not null,
  at timestamptz not null,
  valid_bet bigint not null check (valid_bet > 0),
  -- Percent in 1/10,000: that of the level on the last of its days.
  rate int not null check (rate >= 0),
  amount bigint not null check (amount >= 0),
  primary key (member_id, claim, product)
);
create index rebate_claim_at on rebate_claim (member_id, at desc);
