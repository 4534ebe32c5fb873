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
  foreign key (account, line) references bank_line,
  check (reversal is null or kind = 'undo')
);
create index bank_match_of on bank_match (account, line, at);
create trigger append_only before update or delete or truncate on bank_match
  for each statement execute function refuse_change();

alter table bank_line
  -- What the posting has above the line's amount; the rest is a difference.
  add column rest bigint not null default 0,
  add check (rest = 0 or matched is not null);
-- A provider's settlement too is one line, whichever account it came to.
drop index bank_line_matched;
create unique index bank_line_matched on bank_line (matched) where matched is not null;

-- `closing`: the balance that a statement ends with is not what the ledger makes it.
alter table cash_difference
  drop constraint cash_difference_kind_check,
  add constraint cash_difference_kind_check check (kind in ('amount', 'fee', 'net', 'currency',
    'changed', 'missing_here', 'missing_there', 'balance', 'closing'));
