-- The server's role owns no table. What it does to the ledger's parts it does through these
-- functions, as their owner: make one ahead, seal, prove and count a full one. Moving a part to the
-- archive stays with whoever runs `npm run archive`.
alter function ledger_make_part(bigint, bigint) security definer set search_path = public, pg_temp;
alter function ledger_seal_part(text) security definer set search_path = public, pg_temp;

-- Reads a sealed part to prove its bounds, while others read it too. Whoever asks may freeze it
-- then; before PostgreSQL 17 there is no such right, and autovacuum freezes it some time later.
create function ledger_prove_part(label text) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
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

create function ledger_close_part(label text) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  counted bigint;
begin
  execute format('select count(*) from %I', 'posting_' || label) into counted;
  execute format('update ledger_part set state = ''closed'', transfers = t.n,
      newest_at = t.newest_at, last_tx = t.tx, postings = $1
    from (select count(*) n, max(posted_at) newest_at, max(tx) tx from %I) t
    where name = $2', 'transfer_' || label) using counted, label;
end $$;
