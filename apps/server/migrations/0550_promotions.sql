-- A promotion: what it gives and until when (docs/domain/promotions.md §1). Its rule never
-- changes once it runs, so that what a member was shown stays what is counted.
create table promotion (
  id uuid primary key,
  kind text not null check (kind in ('SIGN_IN')),
  state text not null check (state in ('Draft', 'Running', 'Paused', 'Ended')),
  title jsonb not null,
  summary jsonb not null,
  -- Typed by its kind.
  rule jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  budget bigint not null check (budget > 0),
  -- What its claimed awards took of the budget: a full budget refuses the next one.
  spent bigint not null default 0,
  made_at timestamptz not null,
  made_by text not null,
  check (spent between 0 and budget),
  check (ends_at is null or ends_at > starts_at)
);

-- Which browser took which award of which promotion: one person gets it once (§4, abuse limits).
create table promotion_mark (
  promotion_id uuid not null references promotion,
  cycle text not null,
  mark text not null,
  member_id bigint not null,
  primary key (promotion_id, cycle, mark)
);
create index promotion_mark_of on promotion_mark (member_id);

-- Awards of promotions and of operators stand beside the wins of free rounds.
alter table award drop constraint award_cause_kind_check;
alter table award add check (cause_kind in ('freeRound', 'signIn', 'gift', 'vipLevel',
  'vipWeekly', 'vipMonthly', 'vipBirthday'));
alter table award alter column round drop not null;
alter table award add check ((cause_kind = 'freeRound') = (round is not null));
-- The place in a row of days, of a daily sign-in.
alter table award add step int check (step > 0);
alter table award add claimed_at timestamptz;
create index award_taken on award (member_id, claimed_at desc) where state = 'Claimed';
create index award_of_promotion on award (promotion) where cause_kind = 'signIn';
