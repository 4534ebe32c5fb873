-- Invited friends (docs/domain/promotions.md §8): the code in a member's link.
create table referral_code (
  member_id bigint primary key references member,
  -- Crockford's 32 characters: none is taken for another on paper.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$')
);

-- Who invited a member, from his registration on; it never changes.
create table referral (
  member_id bigint primary key references member,
  referrer_id bigint not null references member,
  since timestamptz not null,
  -- When each stage of the table was reached.
  first_at timestamptz,
  second_at timestamptz,
  check (member_id <> referrer_id),
  check (second_at is null or first_at is not null)
);
create index referral_of on referral (referrer_id, since desc, member_id);
create index referral_open on referral (since) where second_at is null;

-- What a stage or a month earns one of the two: held, then issued as an award or refused. The key
-- decides that each is earned once.
create table referral_payment (
  receiver_id bigint not null references member,
  -- Names the award within its receiver: `first/{friend}`, `second/{friend}`, `share/2026-11`.
  name text not null,
  stage text not null check (stage in ('first', 'second', 'share')),
  -- The invited member; null for a month's share of all of them.
  member_id bigint references referral,
  promotion_id uuid not null references promotion,
  amount bigint not null check (amount > 0),
  reached_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('Held', 'Issued', 'Refused')),
  -- Why it was refused: the two share a mark, the friend is in his own line, the month is full,
  -- the account may not be given anything, the deposit went back, or the budget is used up.
  reason text check (reason in ('device', 'card', 'identity', 'line', 'month', 'account', 'deposit',
    'budget')),
  settled_at timestamptz,
  primary key (receiver_id, name),
  check ((stage = 'share') = (member_id is null)),
  check ((state = 'Refused') = (reason is not null)),
  check ((state = 'Held') = (settled_at is null))
);
create index referral_payment_due on referral_payment (due_at) where state = 'Held';
create index referral_payment_friend on referral_payment (member_id);

-- Months whose shares were counted.
create table referral_month (
  month text primary key,
  done_at timestamptz not null
);
