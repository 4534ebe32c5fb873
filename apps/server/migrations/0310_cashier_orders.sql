-- Money in and money out: what members may use, their orders, and what providers say of them
-- (docs/domain/payments.md). Every table of an order has the member first in its key, so that
-- orders can be kept beside the member's wallet when members are spread over several databases.

-- What members may pay in with, and how money may be paid out.
create table payment_method (
  code text primary key,
  direction text not null check (direction in ('in', 'out')),
  kind text not null check (kind in ('manual', 'gateway', 'wallet', 'payout')),
  name_en text not null,
  name_ty text not null,
  icon text not null,
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  -- Amounts are multiples of it.
  step bigint not null check (step > 0),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  -- Of the amount, in 1/10,000.
  fee_rate int not null default 0 check (fee_rate between 0 and 10000),
  fee_payer text not null default 'house' check (fee_payer in ('house', 'member')),
  -- Orders a member may make on one day; null: no limit of its own.
  day_count int check (day_count > 0),
  expiry_minutes int not null check (expiry_minutes > 0),
  quick_amounts bigint[] not null default '{}',
  needs_payer_name boolean not null default false,
  -- Levels of the VIP club that may use it; null: all.
  vip_from smallint,
  vip_to smallint,
  -- Lines of agents whose members may use it; empty: all.
  lines text[] not null default '{}',
  -- Every day in the site's zone; null: always.
  open_from time,
  open_until time,
  sort int not null,
  enabled boolean not null,
  version int not null default 1,
  check ((open_from is null) = (open_until is null))
);

-- Which providers serve a method, in the order in which they are tried.
create table payment_route (
  method text not null references payment_method,
  provider text not null,
  channel text not null,
  sort int not null,
  enabled boolean not null,
  primary key (method, provider)
);

-- Our own accounts, to which members transfer by hand.
create table house_bank_account (
  id uuid primary key,
  bank_code text not null,
  holder text not null,
  account_number text not null,
  branch text,
  -- A picture of a code, `/content-images/…`; null: none.
  qr text,
  enabled boolean not null,
  sort int not null
);

-- The names that the outside world calls our orders by; one small table to find their member.
create table payment_reference (
  reference text primary key,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  member_id bigint not null,
  order_id uuid not null
);
create sequence payment_reference_number;

create table deposit_order (
  member_id bigint not null,
  id uuid not null,
  reference text not null,
  -- The request that made it: its repeat finds it, and another input under its key is refused.
  input bytea not null,
  method text not null,
  channel text,
  provider text,
  provider_id text,
  house_account uuid,
  -- What the member is to pay, unique centavos included.
  amount bigint not null check (amount > 0),
  -- Of it, what the member bears.
  fee bigint not null default 0 check (fee >= 0),
  -- What really came; and of it, what the wallet got.
  received bigint check (received > 0),
  credited bigint check (credited >= 0),
  state text not null check (state in ('Created', 'Pending', 'Processing', 'Review', 'Paid',
    'Expired', 'Failed', 'Cancelled', 'Rejected', 'Returned', 'Reversed')),
  -- A code; the member's words for it are texts, an operator's are in the audit trail.
  reason text,
  -- Why it waits for a person: codes such as `amount`, `payer_name`, `velocity`, `excluded`.
  marks text[] not null default '{}',
  promotion_id text,
  -- Version, rate and cap as they were promised.
  promotion jsonb,
  -- Times of the credited amount that must be bet before it may leave.
  turnover_times int not null default 10000,
  payer_name_sealed bytea,
  payer_bank text,
  payer_reference text,
  slip uuid,
  -- What the browser opens or shows; no secret.
  action jsonb,
  ip_net text,
  device bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider is asked next what became of it; null: it is not asked.
  next_ask_at timestamptz,
  asked int not null default 0,
  paid_at timestamptz,
  ended_at timestamptz,
  version int not null default 1,
  primary key (member_id, id),
  unique (member_id, reference)
);
create index deposit_order_newest on deposit_order (member_id, created_at desc, id desc);
create index deposit_order_open on deposit_order (member_id)
  where state in ('Created', 'Pending', 'Processing', 'Review');
create index deposit_order_due on deposit_order (next_ask_at) where next_ask_at is not null;
create index deposit_order_expiry on deposit_order (expires_at)
  where state in ('Created', 'Pending');
create index deposit_order_queue on deposit_order (created_at)
  where state in ('Processing', 'Review');
create index deposit_order_by_time on deposit_order (created_at desc, id desc);
create index deposit_order_provider on deposit_order (provider, provider_id)
  where provider_id is not null;

create table withdrawal_order (
  member_id bigint not null,
  id uuid not null,
  reference text not null,
  input bytea not null,
  card_id uuid not null,
  method text not null,
  bank_code text not null,
  last4 text not null,
  -- What leaves to the card; held together with the fee.
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  state text not null check (state in ('Requested', 'Review', 'Approved', 'Sent', 'Unknown', 'Paid',
    'Failed', 'Rejected', 'Cancelled', 'Returned')),
  reason text,
  -- What the decision was made from: the score, its reasons, and what of people it needs.
  score smallint not null default 0 check (score between 0 and 100),
  marks text[] not null default '{}',
  needs text not null default 'one' check (needs in ('auto', 'one', 'two')),
  -- Operators' names, in the order in which they agreed.
  approved_by text[] not null default '{}',
  attempt int not null default 0,
  channel_reference text,
  expected_at timestamptz,
  created_at timestamptz not null,
  next_ask_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  version int not null default 1,
  primary key (member_id, id),
  unique (member_id, reference)
);
create index withdrawal_order_newest on withdrawal_order (member_id, created_at desc, id desc);
-- One open withdrawal a member.
create unique index withdrawal_order_one_open on withdrawal_order (member_id)
  where state in ('Requested', 'Review', 'Approved', 'Sent', 'Unknown', 'Failed');
create index withdrawal_order_queue on withdrawal_order (created_at)
  where state in ('Requested', 'Review', 'Approved', 'Failed', 'Unknown');
create index withdrawal_order_card on withdrawal_order (card_id)
  where state in ('Requested', 'Review', 'Approved', 'Sent', 'Unknown', 'Failed');
create index withdrawal_order_by_time on withdrawal_order (created_at desc, id desc);

-- What was handed to a provider, once each; an order above the rail's limit has several parts.
create table payout_attempt (
  member_id bigint not null,
  order_id uuid not null,
  part smallint not null,
  attempt smallint not null,
  -- The provider's idempotency key, `W2611210000042-1` or `-1.2` for a part.
  key text not null,
  provider text not null,
  provider_id text,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('Ready', 'Sent', 'Unknown', 'Paid', 'Failed', 'Returned')),
  reason text,
  retryable boolean,
  channel_reference text,
  sent_at timestamptz,
  ended_at timestamptz,
  next_ask_at timestamptz,
  asked int not null default 0,
  primary key (member_id, order_id, part, attempt),
  unique (member_id, key)
);
-- Of one part, only one attempt may be on its way or paid.
create unique index payout_attempt_once on payout_attempt (member_id, order_id, part)
  where state in ('Ready', 'Sent', 'Unknown', 'Paid');
create index payout_attempt_due on payout_attempt (next_ask_at) where next_ask_at is not null;

-- The states that an order went through, for its timeline; rows are only added.
create table order_step (
  member_id bigint not null,
  order_id uuid not null,
  seq int not null,
  state text not null,
  reason text,
  -- `member`, `system`, `provider` or `operator/<name>`.
  by text not null,
  at timestamptz not null,
  primary key (member_id, order_id, seq)
);

-- Pictures that prove a transfer by hand; sealed, because they show names and numbers.
create table deposit_slip (
  member_id bigint not null,
  id uuid not null,
  image_sealed bytea not null,
  digest bytea not null,
  at timestamptz not null,
  primary key (member_id, id)
);
create index deposit_slip_digest on deposit_slip (digest);

-- What providers sent, as it came, sealed: it holds payers' names.
create table payment_event (
  provider text not null,
  event_id text not null,
  body_sealed bytea not null,
  received_at timestamptz not null,
  -- What came of it; null while it waits.
  outcome text,
  done_at timestamptz,
  primary key (provider, event_id)
);
create index payment_event_waiting on payment_event (received_at) where done_at is null;
create index payment_event_newest on payment_event (provider, received_at desc);

-- Money that belongs to no order.
create table payment_unmatched (
  id uuid primary key,
  provider text not null,
  provider_id text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  payer_name_sealed bytea,
  channel_reference text,
  at timestamptz not null,
  state text not null default 'Open' check (state in ('Open', 'Matched', 'Returned')),
  member_id bigint,
  order_id uuid,
  ended_at timestamptz,
  unique (provider, provider_id)
);
create index payment_unmatched_open on payment_unmatched (at) where state = 'Open';
