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
-- Orders of a device and of a network are counted by day and hour (docs/domain/payments.md §8), and
-- slips are recognised when they come again.
create index deposit_order_device on deposit_order (device, created_at) where device is not null;
create index deposit_order_net on deposit_order (ip_net, created_at) where ip_net is not null;
create index deposit_order_slip_reference on deposit_order (payer_reference)
  where payer_reference is not null;
create index deposit_order_account on deposit_order (house_account, created_at)
  where house_account is not null;
-- What came in and went out on a day, for the dashboard, read from these indexes alone.
create index deposit_order_paid on deposit_order (paid_at) include (credited)
  where paid_at is not null;

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
  state text not null check (state in ('Requested', 'Review', 'Approved', 'Sent', 'Unknown',
    'Paid', 'Failed', 'Rejected', 'Cancelled', 'Returned')),
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
create index withdrawal_order_paid on withdrawal_order (paid_at) include (amount)
  where paid_at is not null;
-- Payouts that their provider has had for too long.
create index withdrawal_order_sent on withdrawal_order (created_at) where state = 'Sent';

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
-- Lines of a settlement file name a payout by the provider's id; without this each file reads all.
create index payout_attempt_provider on payout_attempt (provider, provider_id)
  where provider_id is not null;

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
  -- Which order an event of a provider was about, for the order's page.
  member_id bigint,
  order_id uuid,
  -- Events of providers are worked on at once by the node that heard them. Only what it could not
  -- do, or left undone because it died, goes to the durable queue.
  queued_at timestamptz,
  primary key (provider, event_id)
);
create index payment_event_newest on payment_event (provider, received_at desc);
create index payment_event_order on payment_event (member_id, order_id) where order_id is not null;
create index payment_event_left on payment_event (received_at)
  where done_at is null and queued_at is null;

-- Money that belongs to no order.
create table payment_unmatched (
  id uuid primary key,
  provider text not null,
  provider_id text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  payer_name_sealed bytea,
  channel_reference text,
  -- Our reference that the payment named: of an order that was paid before, or that is not ours.
  named_reference text,
  at timestamptz not null,
  state text not null default 'Open' check (state in ('Open', 'Matched', 'Returned')),
  member_id bigint,
  order_id uuid,
  ended_at timestamptz,
  unique (provider, provider_id)
);
create index payment_unmatched_open on payment_unmatched (at) where state = 'Open';
-- How money goes out (docs/domain/payments.md §1): free for the member, watched for 72 hours.
insert into payment_method (code, direction, kind, name_en, name_ty, icon, least, most, step,
  expiry_minutes, sort, enabled)
values
  ('BANK', 'out', 'payout', 'Bank account', 'Bank account', 'bank', 1000000, 5000000000, 100,
    4320, 100, true),
  ('WALLET', 'out', 'payout', 'E-wallet', 'E-wallet', 'wallet', 1000000, 500000000, 100,
    4320, 110, true);

-- What providers and banks say of our money beside what we booked, and the daily closing
-- (docs/domain/payments.md §9, docs/domain/operator-console.md §7).

-- Money that moves between accounts of the house and touches no member (docs/domain/ledger.md §3).
-- A house account's figure is credits minus debits, as in the ledger: `BANK` to `PAY_IN` says that
-- money which a provider owed us is now in our bank.
create table house_move (
  id bigint generated always as identity primary key,
  -- Counts once, for ever: `settle/{provider}/{line}`, `difference/{id}/{version}`.
  key text not null unique,
  from_kind text not null check (from_kind in ('BANK', 'PAY_IN', 'PAY_OUT', 'PAY_FEE')),
  to_kind text not null check (to_kind in ('BANK', 'PAY_IN', 'PAY_OUT', 'PAY_FEE')),
  provider text not null,
  amount bigint not null check (amount > 0),
  actor text not null,
  posted_at timestamptz not null,
  check (from_kind <> to_kind)
);
create index house_move_by_time on house_move (posted_at);
create trigger append_only before update or delete or truncate on house_move
  for each statement execute function refuse_change();

-- The days whose file was read.
create table settlement_file (
  provider text not null,
  day date not null,
  imported_at timestamptz not null,
  actor text not null,
  primary key (provider, day)
);

-- Each line as it was read first; a provider that says something else later makes a difference.
create table settlement_line (
  provider text not null,
  line text not null,
  day date not null,
  kind text not null check (kind in ('payment', 'payout', 'refund', 'reversal')),
  provider_id text not null,
  reference text,
  gross bigint not null check (gross >= 0),
  -- A provider that takes a payment or payout back gives its fee back too.
  fee bigint not null constraint settlement_line_fee_check check (fee >= 0 or kind = 'reversal'),
  net bigint not null,
  currency text not null,
  at timestamptz not null,
  imported_at timestamptz not null,
  primary key (provider, line)
);
create index settlement_line_day on settlement_line (day, provider);
create index settlement_line_of on settlement_line (provider, provider_id);
create trigger append_only before update or delete or truncate on settlement_line
  for each statement execute function refuse_change();

-- What a provider said that it keeps of a payment or payout, before its file says so.
create table provider_fee (
  provider text not null,
  provider_id text not null,
  fee bigint not null check (fee >= 0),
  primary key (provider, provider_id)
);

create table cash_difference (
  id uuid primary key,
  provider text not null,
  day date not null,
  -- `closing`: the balance that a statement ends with is not what the ledger makes it.
  kind text not null check (kind in ('amount', 'fee', 'net', 'currency', 'changed', 'missing_here',
    'missing_there', 'balance', 'closing')),
  -- The line; for what the file lacks, the provider's id.
  subject text not null,
  line_kind text not null,
  provider_id text not null,
  reference text,
  member_id bigint,
  order_id uuid,
  expected bigint,
  told bigint,
  -- What accepting it writes off: from PAY_FEE into this account, or out of it below zero.
  off_account text check (off_account in ('PAY_IN', 'PAY_OUT', 'BANK')),
  off_amount bigint,
  -- What the provider answered where its file lacks what we booked.
  answer text,
  state text not null default 'Open' check (state in ('Open', 'Matched', 'Accepted', 'Settled')),
  version int not null default 1,
  found_at timestamptz not null,
  ended_at timestamptz,
  unique (provider, kind, subject)
);
create index cash_difference_day on cash_difference (day, provider);
create index cash_difference_open on cash_difference (found_at) where state = 'Open';

-- Each day once, linked to the day before and signed with a key that the database does not hold.
create table cash_closing (
  day date primary key,
  -- JSON as it was signed, byte for byte.
  statement text not null,
  previous bytea not null,
  -- SHA-256 over the two.
  hash bytea not null unique,
  -- Ed25519 over day and hash.
  signature bytea not null,
  closed_at timestamptz not null
);
create trigger append_only before update or delete or truncate on cash_closing
  for each statement execute function refuse_change();

-- Statements of the house's accounts beside what the ledger keeps under `BANK`
-- (docs/domain/payments.md §9).
create table bank_statement (
  id uuid primary key,
  account uuid not null references house_bank_account,
  -- SHA-256 of the file; the same file again is known.
  digest bytea not null,
  from_day date not null,
  to_day date not null,
  opening bigint not null,
  closing bigint not null,
  -- What the ledger said of this account at the end of `to_day`.
  ledger bigint not null,
  imported_at timestamptz not null,
  actor text not null,
  unique (account, digest)
);
create index bank_statement_newest on bank_statement (to_day desc, imported_at desc);
create trigger append_only before update or delete or truncate on bank_statement
  for each statement execute function refuse_change();

-- A line once, in however many statements it stands.
create table bank_line (
  account uuid not null references house_bank_account,
  -- SHA-256 over account, day, amount and texts, and its number among the same lines of that day.
  line text not null,
  -- Kept after its lines, because it says what they make of the ledger.
  statement uuid not null references bank_statement deferrable initially deferred,
  day date not null,
  -- Above zero it came, below zero it left.
  amount bigint not null check (amount <> 0),
  reference text not null,
  description text not null,
  -- The posting or settlement that it is; null: none so far.
  matched text,
  -- What the posting has above the line's amount; the rest is a difference.
  rest bigint not null default 0,
  primary key (account, line),
  check (rest = 0 or matched is not null)
);
create index bank_line_of on bank_line (statement);
create index bank_line_waits on bank_line (account) where matched is null;
create unique index bank_line_matched on bank_line (matched) where matched is not null;

-- What a line of a bank is, as people say, and when they took it back: rows are only added
-- (docs/domain/payments.md §8, §9).
create table bank_match (
  id uuid primary key,
  account uuid not null,
  line text not null,
  -- `hand`: named a posting. `credit`: paid the order of a deposit. `undo`: took it back.
  kind text not null check (kind in ('hand', 'credit', 'undo')),
  posting text not null,
  -- The posting that turned it round; only where the match had moved money.
  reversal text,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  -- Whose deposit a line pays, so that taking it back finds the order by its key.
  member_id bigint,
  foreign key (account, line) references bank_line,
  check (reversal is null or kind = 'undo'),
  check (kind <> 'credit' or member_id is not null)
);
create index bank_match_of on bank_match (account, line, at);
create index bank_match_member on bank_match (member_id) where member_id is not null;
create trigger append_only before update or delete or truncate on bank_match
  for each statement execute function refuse_change();
