import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepParts } from '@palaro/ledger';
import { testDatabase, type TestDatabase } from '@palaro/testkit';
import { startDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { grantRights, SERVER_ROLE } from './rights.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

let database: TestDatabase;
let server: Pool;
beforeAll(async () => {
  database = await testDatabase();
  server = createPool(database.serverUrl);
});
afterAll(async () => {
  await server.end();
  await database.drop();
});

/** Every table whose rows are only ever added: money, what was drawn, and who did what. */
const SEALED = [
  'transfer',
  'posting',
  'transfer_first',
  'posting_first',
  'ledger_digest',
  'archive.transfer',
  'archive.posting',
  'archive.play_round',
  'archive.play_audit',
  'play_hand',
  'play_hand_pay',
  'audit_entry',
  'audit_head',
  'change_step',
  'site_version',
  'house_move',
  'settlement_line',
  'cash_closing',
  'bank_statement',
  'bank_match',
  'order_step',
];

it('lets the server change nothing in the ledger and the audit, by rights as by triggers', async () => {
  const refused = async (statement: string, why = /permission denied|must be owner/) =>
    expect(server.query(statement), statement).rejects.toThrow(why);
  for (const table of SEALED) {
    await refused(`delete from ${table}`);
    await refused(`truncate ${table} cascade`);
    await refused(`alter table ${table} disable trigger all`);
    const { rows } = await database.pool.query<{ column: string }>(
      `select attname as column from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and attidentity = '' limit 1`,
      [table],
    );
    const column = rows[0]?.column ?? '';
    await refused(`update ${table} set ${column} = ${column}`);
  }
  await refused('update play_audit set seq = seq');
  await refused('update play_round set state = state');
  await refused('insert into transfer_first default values');
  await refused('insert into migration values (1)');
  await refused(`insert into audit_entry (seq, at, entry, hash) values (1, now(), '{}', '')`);
});

it('is no superuser, owns nothing, and makes nothing', async () => {
  const { rows } = await server.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls,
      (select count(*)::int from pg_class where relowner = r.oid) owned
      from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false, owned: 0 },
  ]);
  for (const statement of [
    'create table mine (n int)',
    'create schema mine',
    'drop table member',
    'set session_replication_role = replica',
    `select pg_read_file('postgresql.conf')`,
    `copy member to program 'cat'`,
    'set role postgres',
  ]) {
    await expect(server.query(statement), statement).rejects.toThrow(
      /permission denied|must be owner|does not exist/,
    );
  }
});

it('may do what the product does: every other table has its rows read and written', async () => {
  const lacking = async (right: string) => {
    const { rows } = await server.query<{ name: string }>(
      `select c.oid::regclass::text name from pg_class c
        where relkind in ('r', 'p') and not relispartition and relnamespace in
          ('public'::regnamespace, 'archive'::regnamespace, 'graphile_worker'::regnamespace)
          and not has_table_privilege(c.oid, $1)
        order by 1`,
      [right],
    );
    return rows.map(({ name }) => name);
  };
  expect(await lacking('select')).toEqual([]);
  expect(await lacking('insert')).toEqual(['audit_entry', 'audit_rule', 'migration']);
  const whole = SEALED.filter((name) => !name.endsWith('_first'));
  // Rounds and their audit leave for the archive, which a trigger watches.
  const owned = [...whole, 'audit_rule', 'migration'];
  expect(await lacking('delete')).toEqual(owned.sort());
  expect(await lacking('update')).toEqual([...owned, 'play_audit', 'play_round'].sort());
});

it('makes the ledger’s next part, and closes a full one, without owning either', async () => {
  await keepParts(server, '2026-11');
  await server.query(`select setval('transfer_id', 60000000, false)`);
  await keepParts(server, '2026-11');
  const { rows } = await server.query(
    `select name, state from ledger_part order by from_id limit 1`,
  );
  expect(rows).toEqual([{ name: 'first', state: 'closed' }]);
  await expect(server.query('insert into transfer_first default values')).rejects.toThrow();
});

it('gives rights again and again, also from two nodes at once', async () => {
  await Promise.all([1, 2, 3].map(() => grantRights(database.pool, SERVER_ROLE)));
  await expect(server.query('delete from posting')).rejects.toThrow('permission denied');
});

it('refuses the owner’s address as the server’s, and the nodes that run feel nothing of it', async () => {
  const names = [`owner_${process.pid}`, `server_${process.pid}`] as const;
  const [owner, role] = names;
  await database.pool.query(`create role ${owner} login createdb; create role ${role} login;`);
  const admin = new URL(database.url);
  const shop = `shop_${process.pid}`;
  await database.pool.query(`create database ${shop} owner ${owner}`);
  const at = (name: string) => {
    const address = new URL(admin);
    address.username = name;
    address.pathname = `/${shop}`;
    return address.href;
  };
  const say = () => undefined;
  const start = (databaseUrl: string) =>
    startDatabase({ databaseUrl, databaseOwnerUrl: at(owner), dataDir: '' }, say);
  const right = await start(at(role));
  await migrate(right.owner, MIGRATIONS);
  const node = await right.openForServer();
  const append = () =>
    node.query('select audit_append($1)', [
      {
        at: '2026-11-28T00:00:00Z',
        actor: 'system:test',
        action: 'test.done',
        subject: 'test:1',
      },
    ]);
  await append();
  await expect(start(at(owner))).rejects.toThrow(/owns the tables .* DATABASE_OWNER_URL/);
  await expect(start(at('nobody_here'))).rejects.toThrow('there is no role nobody_here');
  await append();

  // As after such a start by an earlier version; the next right one heals it.
  const broken = createPool(at(owner));
  await broken.query(`revoke insert on audit_entry from ${owner}`);
  await expect(append()).rejects.toThrow('permission denied');
  const again = await start(at(role));
  await (await again.openForServer()).end();
  await append();
  await Promise.all([broken.end(), right.stop(), again.stop()]);
  await database.pool.query(`drop database ${shop}`);
  await database.pool.query(`drop role ${role}; drop role ${owner}`);
});

it('gives an outside database’s role its rights at the start, and works as that role', async () => {
  const role = `shop_${process.pid}`;
  await database.pool.query(`create role ${role} login`);
  const address = new URL(database.url);
  address.username = role;
  const config = { databaseUrl: address.href, databaseOwnerUrl: database.url, dataDir: '' };
  const started = await startDatabase(config, () => undefined);
  expect((await started.owner.query('select current_user as who')).rows[0].who).not.toBe(role);
  const pool = await started.openForServer();
  const { rows } = await pool.query(`select current_user as who, count(*)::int n from member`);
  expect(rows).toEqual([{ who: role, n: 0 }]);
  await expect(pool.query('delete from posting')).rejects.toThrow('permission denied');
  expect(started.owner.ended).toBe(true);
  await started.stop();
  await database.pool.query(`drop owned by ${role}; drop role ${role}`);
});
