-- What a settled round took and gave, so that a loss is counted from the same rows as play
-- (docs/domain/promotions.md §2, CASHBACK).
alter table played_round add staked bigint not null default 0;
alter table played_round add paid bigint not null default 0;
update played_round p set staked = r.bets - r.refunds, paid = r.wins
  from ledger.game_round r
  where r.member_id = p.member_id and r.vendor = p.vendor and r.round = p.round;

-- Days and weeks of a cashback that were counted.
create table cashback_period (
  promotion_id uuid not null references promotion,
  -- The day, or the Monday on which the week began.
  period date not null,
  closed_at timestamptz not null,
  primary key (promotion_id, period)
);

-- What a period gave a member, with the sums that it was counted from.
create table cashback_given (
  promotion_id uuid not null references promotion,
  period date not null,
  member_id bigint not null,
  staked bigint not null,
  paid bigint not null,
  -- Awards that he claimed within it.
  awards bigint not null check (awards >= 0),
  amount bigint not null check (amount > 0),
  -- False where the budget could not pay it any more.
  issued boolean not null,
  primary key (promotion_id, period, member_id),
  -- Nobody is given more than he lost.
  check (amount <= staked - paid - awards)
);
create index cashback_given_of on cashback_given (member_id);
