import type { App } from '@palaro/server';

/** Collects every statement the server sends from now on, newest last. */
export function watchStatements(pool: App['pool']): string[] {
  const said: string[] = [];
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const [first] = given as [string | { text?: string }];
        said.push(typeof first === 'string' ? first : (first.text ?? ''));
        return query(...given);
      },
    });
  });
  return said;
}

/** Until so many statements in this database wait for a lock that a test holds. */
export async function untilWaiting(pool: App['pool'], count: number): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = rowCount ?? 0;
  }
}

/** Notes every row that is written: its commit, its table and its member. */
export const WATCH = `
  create schema watch;
  create table watch.written (tx xid8, name text, member text, primary key (tx, name, member));
  grant usage on schema watch to public;
  grant all on watch.written to public;
  create function watch.note() returns trigger language plpgsql as $$
  declare written jsonb := to_jsonb(coalesce(new, old)); begin
    insert into watch.written values (pg_current_xact_id(), tg_argv[0],
      coalesce(written ->> case tg_argv[0] when 'member' then 'id' else 'member_id' end, 'nobody'))
      on conflict do nothing;
    return null;
  end $$;
  do $$ declare t record; begin
    for t in select c.oid::regclass as id, c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'archive') and c.relkind in ('r', 'p') and not c.relispartition
    loop
      execute format('create trigger watch_rows after insert or update or delete on %s
        for each row execute function watch.note(%L)', t.id, t.name);
    end loop;
  end $$;`;

/**
 * Records every commit that changes a row from now on, on any connection. The returned function
 * gives the commits since its last call, each as the names of its tables.
 */
export async function watchCommits(pool: App['pool']): Promise<() => Promise<string[][]>> {
  await pool.query(WATCH);
  return async () => {
    const { rows } = await pool.query<{ tables: string[] }>(`with seen as (
        delete from watch.written returning tx, name)
      select array_agg(distinct name order by name) as tables from seen group by tx order by tx`);
    return rows.map(({ tables }) => tables);
  };
}

type Take = (work: () => Promise<unknown>) => Promise<unknown>;
const TURNS = 'accounts.password-turns';

/** Calls `tell` for each Argon2id hash from now on; somebody must have logged in before. */
export function onPasswordHash({ services }: App, tell: () => void): void {
  const take = services.get(TURNS) as Take | undefined;
  if (!take) throw new Error('nobody has logged in yet, so there is nothing to listen to');
  services.set(TURNS, (work: () => Promise<unknown>) => {
    tell();
    return take(work);
  });
}
