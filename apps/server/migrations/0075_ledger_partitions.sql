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
create table archive.transfer (like transfer including all) partition by range (transfer_id);
create table archive.posting (like posting including all) partition by range (transfer_id);
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

-- Two tables beside the whole first and then attached: writers of other parts wait for nothing.
create function ledger_make_part(low bigint, high bigint) returns void language plpgsql as $$
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

-- A closed part takes no row either, by whatever way; its bounds are stated as a check, so that
-- the archive takes it without reading it.
create function ledger_seal_part(label text) returns void language plpgsql as $$
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

-- The first part spanned all ids that there may ever be: it ends with the 50 million that are
-- being given now. Attaching reads its rows once, to be sure.
do $$
declare
  head bigint := (select last_value from transfer_id);
  cut bigint := (head / 50000000 + 1) * 50000000;
  parent text;
begin
  foreach parent in array array['transfer', 'posting'] loop
    execute format('alter table %I detach partition %I', parent, parent || '_first');
    execute format('alter table %I attach partition %I for values from (0) to (%s)',
      parent, parent || '_first', cut);
    execute format('alter table %I set (autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02)', parent || '_first');
  end loop;
  insert into ledger_part (name, from_id, to_id, state) values ('first', 0, cut, 'filling');
  perform ledger_make_part(cut, cut + 50000000);
end $$;

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
