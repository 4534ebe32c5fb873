import type { App } from '@palaro/server';
import { WATCH } from './work.ts';

/** What one commit touched, as whoever spreads members over several databases must know it. */
export interface ShardCommit {
  /** The tables in which it wrote rows of members, by the member's number. */
  wrote: Record<string, string[]>;
  /** Tables in which it also read rows of other members. */
  foreign: string[];
  /** Tables without a member in the primary key whose rows it wrote. */
  site: string[];
}

/**
 * A policy of the server's role sees each row that a statement reads, whatever the statement is
 * called or looks like. The planner takes the tables for as large as on a full site: of small ones
 * it reads all rows, also those that no answer depends on.
 */
const READ = `
  create table watch.read (tx xid8, name text, member text, primary key (tx, name, member));
  create table watch.keyed (name text primary key);
  create function watch.saw(name text, member bigint) returns boolean
    language plpgsql security definer cost 10000 as $$
  begin
    if current_setting('transaction_read_only') = 'off' then
      insert into watch.read values (pg_current_xact_id(), name, member) on conflict do nothing;
    end if;
    return true;
  end $$;
  do $$ declare t record; begin
    for t in select c.oid::regclass as id, c.relname as name, a.attname as member
      from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        and a.attname = case c.relname when 'member' then 'id' else 'member_id' end
      where c.relnamespace = 'public'::regnamespace and not c.relispartition
    loop
      insert into watch.keyed values (t.name);
      execute format('alter table %s enable row level security', t.id);
      execute format('create policy watch_rows on %s using (watch.saw(%L, %I))',
        t.id, t.name, t.member);
      update pg_class set reltuples = 10000000, relpages = 1 where oid = t.id;
    end loop;
  end $$;`;

/**
 * Records what every commit touches that writes a row of a member, from now on. The returned
 * function gives the commits since its last call. Rows of the house (member 0) are the site's.
 */
export async function watchShards(pool: App['pool']): Promise<() => Promise<ShardCommit[]>> {
  await pool.query(WATCH);
  await pool.query(READ);
  return async () => {
    const { rows } = await pool.query<ShardCommit>(`
      with written as (delete from watch.written returning tx, name, member),
        read as (delete from watch.read returning tx, name, member),
        owned as (select tx, member, array_agg(name order by name) tables from written
          where name in (select name from watch.keyed) and member <> '0' group by tx, member),
        strange as (select distinct r.tx, r.name from read r where r.member <> '0'
          and not exists (select from owned o where o.tx = r.tx and o.member = r.member)),
        site as (select distinct tx, name from written
          where name not in (select name from watch.keyed) or member = '0')
      select jsonb_object_agg(o.member, o.tables) wrote,
        array(select name from strange s where s.tx = o.tx order by 1) as foreign,
        array(select name from site s where s.tx = o.tx order by 1) as site
      from owned o group by o.tx order by o.tx`);
    return rows;
  };
}
