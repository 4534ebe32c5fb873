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
  primary key (account, line)
);
create unique index bank_line_matched on bank_line (account, matched) where matched is not null;
create index bank_line_of on bank_line (statement);
create index bank_line_waits on bank_line (account) where matched is null;

alter table cash_difference
  drop constraint cash_difference_kind_check,
  add constraint cash_difference_kind_check check (kind in ('amount', 'fee', 'net', 'currency',
    'changed', 'missing_here', 'missing_there', 'balance')),
  drop constraint cash_difference_off_account_check,
  add constraint cash_difference_off_account_check
    check (off_account in ('PAY_IN', 'PAY_OUT', 'BANK'));
