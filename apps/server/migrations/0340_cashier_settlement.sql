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
  fee bigint not null check (fee >= 0),
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
  kind text not null check (kind in ('amount', 'fee', 'net', 'currency', 'changed',
    'missing_here', 'missing_there')),
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
  off_account text check (off_account in ('PAY_IN', 'PAY_OUT')),
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
