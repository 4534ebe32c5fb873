-- Every kind of promotion and award of docs/domain/promotions.md §2. A kind that no area registers
-- is shown to nobody.
alter table promotion drop constraint promotion_kind_check;
alter table promotion add check (kind in ('SIGN_IN', 'FIRST_DEPOSIT', 'DEPOSIT', 'CASHBACK',
  'MISSION', 'LEADERBOARD', 'RED_RAIN', 'LUCKY_DRAW', 'REFERRAL', 'MANUAL'));
alter table award drop constraint award_cause_kind_check;
alter table award add check (cause_kind in ('freeRound', 'signIn', 'gift', 'vipLevel', 'vipWeekly',
  'vipMonthly', 'vipBirthday', 'firstDeposit', 'deposit', 'cashback', 'mission', 'leaderBoard',
  'redRain', 'luckyDraw', 'referral', 'application'));

-- What its awards that wait will take of a budget: nothing else may spend it (§4, Budget).
alter table promotion add reserved bigint not null default 0 check (reserved >= 0);
alter table promotion drop constraint promotion_check;
alter table promotion add constraint promotion_budget_holds
  check (spent >= 0 and spent + reserved <= budget);

-- The promotion whose budget pays the award; null where it has none.
alter table award add budget uuid references promotion;
update award set budget = promotion::uuid where cause_kind = 'signIn';
drop index award_of_promotion;
create index award_of_budget on award (budget) where budget is not null;
