-- Accounts, transfers and their postings: every change of a balance is a row that moves one amount
-- from one account to another, kept for ever. Rules: docs/architecture.md, packages/ledger.

-- One currency in one realm (R real, T trial); money never crosses books.
create table book (
  book smallint primary key,
  currency char(3) not null,
  realm char(1) not null check (realm in ('R', 'T')),
  unique (currency, realm)
);
insert into book values (1, 'PHP', 'R'), (2, 'PHP', 'T');

-- House sides have no balance: postings name them and sums are folded later, so nothing is hot.
create sequence house_account_id;
create table house_account (
  account_id bigint primary key check (account_id < 0),
  book smallint not null references book,
  kind text not null,
  vendor text not null default '',
  detail text not null default '',
  unique (book, kind, vendor, detail)
);

-- Every member account; the only rows that are updated. Room on each page keeps updates heap-only.
create table wallet (
  member_id bigint not null,
  account_id bigint not null check (account_id > 0),
  book smallint not null references book,
  kind text not null check (kind in ('CASH', 'HOLD', 'BONUS', 'VENDOR', 'DEBT')),
  vendor text not null default '',
  balance bigint not null default 0,
  version bigint not null default 0,
  primary key (member_id, account_id),
  unique (member_id, book, kind, vendor),
  constraint wallet_never_negative
    check (case when kind = 'DEBT' then balance <= 0 else balance >= 0 end)
) with (fillfactor = 70);

-- Ids of messages, as 128-bit digests, for ever. 1 posted, 2 tombstone (will never count),
-- 3 noted (moves nothing), 4 a reversal's own id (the reversal stands under its target's).
create table transfer_key (
  member_id bigint not null,
  key uuid not null,
  input uuid not null,
  transfer_id bigint,
  outcome smallint not null check (outcome in (1, 2, 3, 4)),
  primary key (member_id, key),
  check ((outcome = 1) = (transfer_id is not null))
) partition by hash (member_id);

-- Taken inside the commit, after the wallets are locked: one member's ids follow commit order.
create sequence transfer_id cache 1;
create table transfer (
  member_id bigint not null,
  transfer_id bigint not null,
  key text not null,
  kind text not null,
  -- single, pending, completed, voided
  phase char(1) not null default 'S' check (phase in ('S', 'P', 'C', 'V')),
  pending_id bigint,
  cause_kind text not null,
  cause_id text not null,
  reverses bigint,
  actor text not null default 'system',
  posted_at timestamptz not null,
  -- The watermark of folds: ids alone would skip transactions that commit late.
  tx bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (member_id, transfer_id),
  check ((phase in ('C', 'V')) = (pending_id is not null))
) partition by range (transfer_id);

create table posting (
  member_id bigint not null,
  transfer_id bigint not null,
  leg smallint not null,
  book smallint not null,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null check (amount > 0),
  from_after bigint,
  to_after bigint,
  tx bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (member_id, transfer_id, leg),
  check (from_account <> to_account),
  check ((from_account > 0) = (from_after is not null)),
  check ((to_account > 0) = (to_after is not null)),
  check (from_account > 0 or to_account > 0)
) partition by range (transfer_id);

create table transfer_first partition of transfer for values from (0) to (1000000000000);
create table posting_first partition of posting for values from (0) to (1000000000000);
create index posting_tx on posting using brin (tx);
create index transfer_tx on transfer using brin (tx);
create index transfer_cause on transfer (cause_kind, cause_id);

-- Money set aside: pending, then completed or voided, once.
create table hold (
  member_id bigint not null,
  transfer_id bigint not null,
  amount bigint not null check (amount > 0),
  state char(1) not null default 'P' check (state in ('P', 'C', 'V')),
  resolved_by bigint,
  expires_at timestamptz,
  primary key (member_id, transfer_id),
  check ((state = 'P') = (resolved_by is null))
);
create index hold_open on hold (expires_at) where state = 'P';

-- Sums of the house accounts by day of the site's zone, and how far they have been folded.
create table house_fold (
  account_id bigint not null references house_account,
  day date not null,
  debits bigint not null default 0,
  credits bigint not null default 0,
  primary key (account_id, day)
);
create table fold_watermark (name text primary key, tx bigint not null);
insert into fold_watermark values ('house', 0);

-- The cause of games' transfers. O open, C closed, V voided; bet_count counts the live bets.
create table game_round (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  -- The vendor's own text, of which round is the digest.
  ref text not null,
  game text not null,
  state char(1) not null check (state in ('O', 'C', 'V')),
  bets bigint not null default 0,
  wins bigint not null default 0,
  refunds bigint not null default 0,
  bet_count int not null default 0,
  -- What the vendor says counts for turnover; null: bets minus refunds.
  valid_bet bigint,
  -- What the round has contributed to turnover so far.
  counted bigint not null default 0,
  -- late, resettled, win_after_refund
  flags text[] not null default '{}',
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (member_id, vendor, round)
) partition by hash (member_id);
create index game_round_open on game_round (vendor, opened_at) where state = 'O';

do $$ begin
  for i in 0..15 loop
    execute format('create table transfer_key_%s partition of transfer_key
      for values with (modulus 16, remainder %s)', i, i);
    execute format('create table game_round_%s partition of game_round
      for values with (modulus 16, remainder %s) with (fillfactor = 80)', i, i);
  end loop;
end $$;

-- Nobody changes what has been posted, the owner of the tables included.
create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception 'append-only: %', tg_table_name; end $$;
create trigger append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on posting
  for each statement execute function refuse_change();
-- A statement that names a partition passes its parent's statement triggers by.
create trigger append_only before update or delete or truncate on transfer_first
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on posting_first
  for each statement execute function refuse_change();
