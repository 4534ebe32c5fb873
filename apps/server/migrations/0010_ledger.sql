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
-- The console sums what members have at one vendor. Without the balance in it, the index costs
-- nothing when a balance moves.
create index wallet_at_vendors on wallet (vendor) where kind = 'VENDOR';

-- Ids of messages, as 128-bit digests, for ever. 1 posted, 2 tombstone (will never count), 3 noted
-- (moves nothing), 4 a reversal's own id (the reversal stands under its target's).
create table transfer_key (
  member_id bigint not null,
  key uuid not null,
  input uuid not null,
  transfer_id bigint,
  outcome smallint not null check (outcome in (1, 2, 3, 4)),
  primary key (member_id, key),
  check ((outcome = 1) = (transfer_id is not null))
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

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
  constraint transfer_ends_what check (phase not in ('C', 'V') or pending_id is not null)
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

create table transfer_first partition of transfer for values from (0) to (50000000) with (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);
create table posting_first partition of posting for values from (0) to (50000000) with (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);

-- Money set aside: pending, then completed or voided, once.
create table hold (
  member_id bigint not null,
  transfer_id bigint not null,
  amount bigint not null check (amount >= 0),
  state char(1) not null default 'P' check (state in ('P', 'C', 'V')),
  resolved_by bigint,
  expires_at timestamptz,
  kind text not null default 'hold',
  against bigint check (against < 0),
  primary key (member_id, transfer_id),
  -- An empty hold ends without a transfer.
  constraint hold_resolved
    check (case when state = 'P' then resolved_by is null else resolved_by is not null or amount =
    0 end)
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

create table fold_watermark (
  name text primary key,
  tx bigint not null,
  floor bigint not null default 0,
  next_tx bigint,
  next_floor bigint
);
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
  -- Rounds keep the totals that their vendor closed them with; whether they agree decides the
  -- state.
  close_bets bigint,
  close_wins bigint,
  close_refunds bigint,
  -- The part of wins that came by adjustments.
  adjusted bigint not null default 0,
  -- Booked net (buy-ins): stakes cannot be compared one by one, only what is left of them.
  netted boolean not null default false,
  -- The transaction that changed it last, for folds; 0: before there were any.
  tx bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (member_id, vendor, round),
  constraint game_round_close
    check ((close_bets is null) = (close_wins is null) and (close_bets is null) = (close_refunds is
    null))
) with (
  fillfactor = 80,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);
create index game_round_open on game_round (vendor, opened_at) where state = 'O';
create index game_round_by_time on game_round (member_id, opened_at desc, round desc);
create index game_round_tx on game_round using brin (tx)
  with (pages_per_range = 32, autosummarize = on);

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
create index posting_tx on posting using brin (tx)
  with (pages_per_range = 32, autosummarize = on);

create index transfer_tx on transfer using brin (tx)
  with (pages_per_range = 32, autosummarize = on);

-- Transfers and postings in parts of 50 million ids. Old parts move to the archive as they are, so
-- that what is asked of all money ever moved (`ledger.transfer`, `ledger.posting`) stays complete.
-- Rules: docs/operations.md, packages/ledger/src/parts. A later column of transfer or posting goes
-- into their twins in the archive too, and the views are made anew.

-- A day's postings lie together; they are digested in the order of their transfers.
create index transfer_by_id on transfer using brin (transfer_id)
  with (pages_per_range = 32, autosummarize = on);

create index posting_by_id on posting using brin (transfer_id)
  with (pages_per_range = 32, autosummarize = on);

create schema archive;

create table archive.transfer (
  like transfer including all
) partition by range (transfer_id);

create table archive.posting (
  like posting including all
) partition by range (transfer_id);

create trigger append_only before update or delete or truncate on archive.transfer
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on archive.posting
  for each statement execute function refuse_change();

create schema ledger;
create view ledger.transfer as
  select * from public.transfer union all select * from archive.transfer;
create view ledger.posting as
  select * from public.posting union all select * from archive.posting;

create table ledger_part (
  -- The end of the names of its two tables.
  name text primary key,
  from_id bigint not null unique,
  to_id bigint not null unique check (to_id > from_id),
  -- ahead: no id of it was given yet; filling; full: its last transactions may still commit;
  -- closed: frozen, nothing comes in; archived: closed, in the schema archive.
  state text not null check (state in ('ahead', 'filling', 'full', 'closed', 'archived')),
  -- The month of the site's zone in which it began to fill.
  month char(7),
  -- Transactions from this one on begin after its last id was given.
  full_tx bigint,
  -- Since it was closed.
  transfers bigint,
  postings bigint,
  newest_at timestamptz,
  last_tx bigint,
  -- SHA-256 of what was exported before it went to the archive.
  transfers_sha256 text,
  postings_sha256 text
);

-- Two tables beside the whole first and then attached: writers of other parts wait for nothing. The
-- server's role owns no table: it makes, seals, proves and counts parts through these functions, as
-- their owner. Moving one to the archive stays with whoever runs `npm run archive`.
create function ledger_make_part(low bigint, high bigint) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  label text := 'p' || low / 50000000;
  parent text;
begin
  foreach parent in array array['transfer', 'posting'] loop
    execute format('create table %I (like %I including all)', parent || '_' || label, parent);
    -- Rows are only added: seen to after two in a hundred, so that freezing comes in small steps.
    execute format('alter table %I set (autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02)', parent || '_' || label);
    -- A statement that names a part passes its parent's statement triggers by.
    execute format('create trigger append_only before update or delete or truncate on %I
      for each statement execute function refuse_change()', parent || '_' || label);
    execute format('alter table %I attach partition %I for values from (%s) to (%s)',
      parent, parent || '_' || label, low, high);
  end loop;
  insert into ledger_part (name, from_id, to_id, state) values (label, low, high, 'ahead');
end $$;

-- A closed part takes no row either, by whatever way; its bounds are stated as a check, so that the
-- archive takes it without reading it.
create function ledger_seal_part(label text) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  part ledger_part;
  parent text;
begin
  select * into strict part from ledger_part where name = label;
  foreach parent in array array['transfer', 'posting'] loop
    -- Closing may have been cut off before: all of it can be done again.
    execute format('create or replace trigger sealed before insert on %I
      for each row execute function refuse_change()', parent || '_' || label);
    execute format('alter table %I drop constraint if exists sealed_ids', parent || '_' || label);
    execute format('alter table %I add constraint sealed_ids
      check (transfer_id >= %s and transfer_id < %s) not valid',
      parent || '_' || label, part.from_id, part.to_id);
  end loop;
end $$;

-- Both at once: whoever looks finds a transfer with its postings, in one place or the other.
create function ledger_archive_part(label text) returns void language plpgsql as $$
declare
  part ledger_part;
  parent text;
begin
  select * into strict part from ledger_part where name = label and state = 'closed' for update;
  foreach parent in array array['transfer', 'posting'] loop
    execute format('alter table %I detach partition %I', parent, parent || '_' || label);
    execute format('alter table %I set schema archive', parent || '_' || label);
    execute format('alter table archive.%I attach partition archive.%I
      for values from (%s) to (%s)', parent, parent || '_' || label, part.from_id, part.to_id);
  end loop;
  update ledger_part set state = 'archived' where name = label;
end $$;

-- The part that fills first, and the one ahead of it.
insert into ledger_part (name, from_id, to_id, state) values ('first', 0, 50000000, 'filling');
select ledger_make_part(50000000, 100000000);

-- A digest of every day's postings over that of the day before, signed: what is changed later, by
-- whoever, no longer agrees.
create table ledger_digest (
  day date primary key,
  -- The transfers it covers, above the first and up to the second: each posting once.
  above_id bigint not null,
  to_id bigint not null check (to_id >= above_id),
  postings bigint not null,
  digest bytea not null,
  -- Ed25519.
  public_key bytea not null,
  signature bytea not null,
  made_at timestamptz not null
);
create trigger append_only before update or delete or truncate on ledger_digest
  for each statement execute function refuse_change();
create index transfer_bets on transfer (member_id, cause_id) where kind in ('bet', 'betWin');

create index transfer_bets on archive.transfer (member_id, cause_id)
  where kind in ('bet', 'betWin');

-- Closed rounds leave the hot table after 13 months (ledger.md §9). The archive has each as it was
-- when it left; one that a late message brings back is in the hot table again, and that one counts.
-- A later column of game_round goes into its twin, and the view is made anew.
create table archive.game_round (
  like game_round including defaults including constraints,
  primary key (member_id, vendor, round)
);
create index game_round_by_time on archive.game_round (member_id, opened_at desc, round desc);

create view ledger.game_round as
  select * from public.game_round
  union all
  select a.* from archive.game_round a
    where not exists (select from public.game_round g
      where g.member_id = a.member_id and g.vendor = a.vendor and g.round = a.round);

-- Up to which member the rounds were looked through; then it begins again.
create table archive_walk (
  name text primary key,
  up_to bigint not null default 0
);
insert into archive_walk (name) values ('game_round');
-- A fold that is rebuilt after 13 months must see the rounds of the archive too. Each step asks
-- whether any of them is as new as its watermark; without an index that reads the whole archive.
create index game_round_by_tx on archive.game_round (tx);

-- Reads a sealed part to prove its bounds, while others read it too. Whoever asks may freeze it
-- then; before PostgreSQL 17 there is no such right, and autovacuum freezes it some time later.
create function ledger_prove_part(label text) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  parent text;
begin
  foreach parent in array array['transfer', 'posting'] loop
    execute format('alter table %I validate constraint sealed_ids', parent || '_' || label);
    if current_setting('server_version_num')::int >= 170000 then
      execute format('grant maintain on %I to %I', parent || '_' || label, session_user);
    end if;
  end loop;
end $$;

create function ledger_close_part(label text) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  counted bigint;
begin
  execute format('select count(*) from %I', 'posting_' || label) into counted;
  execute format('update ledger_part set state = ''closed'', transfers = t.n,
      newest_at = t.newest_at, last_tx = t.tx, postings = $1
    from (select count(*) n, max(posted_at) newest_at, max(tx) tx from %I) t
    where name = $2', 'transfer_' || label) using counted, label;
end $$;
