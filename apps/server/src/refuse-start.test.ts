import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { refuseForeignKey, refuseMightyRole, refuseWrongDemo } from './refuse-start.ts';
import { removeDemo } from './remove-demo.ts';
import { StartError } from './start-error.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

const members = async () => {
  const { rows } = await site.app.pool.query<{ n: number }>('select count(*)::int n from member');
  return rows[0]?.n ?? 0;
};

it('starts with another secret never again', async () => {
  const { app } = site;
  const withKey = (playSeedKey: string) =>
    refuseForeignKey(app.pool, { ...app.config, playSeedKey });
  await withKey('a1'.repeat(32));
  await withKey('a1'.repeat(32));
  await expect(withKey('b2'.repeat(32))).rejects.toThrow(/^PLAY_SEED_KEY is not the secret/);
  await expect(refuseForeignKey(app.pool, app.config)).rejects.toThrow(StartError);
});

it('serves real members only under a role that cannot change the ledger', async () => {
  const { app, database } = site;
  await refuseMightyRole(app.pool, { production: true });
  await refuseMightyRole(database.pool, { production: false });
  await expect(refuseMightyRole(database.pool, { production: true })).rejects.toThrow(
    /^the role in DATABASE_URL could change the ledger: .* DATABASE_OWNER_URL/,
  );
});

it('starts a demo on a demo’s data and no real site', async () => {
  await refuseWrongDemo(site.app.pool, true);
  await expect(refuseWrongDemo(site.app.pool, false)).rejects.toThrow(/DEMO is off, but/);
});

it('erases nobody who registered after the filling, unless their number is given', async () => {
  const { pool, config } = site.app;
  const before = await members();
  await pool.query(
    `update demo_fill set finished_at = (select max(registered_at) from member) - interval '1 ms'`,
  );
  await expect(removeDemo(pool, config, 0)).rejects.toThrow(/^[1-9]\d* members registered after/);
  expect(await members()).toBe(before);
});

it('starts no demo over real members, and the sandbox does not erase them', async () => {
  const { pool, config } = site.app;
  const before = await members();
  await pool.query('delete from demo_fill');
  await refuseWrongDemo(pool, false);
  await expect(refuseWrongDemo(pool, true)).rejects.toThrow(/DEMO is on, but/);
  const reset = await fetch(`${site.url}/sandbox/reset`, { method: 'POST' });
  expect(reset.ok).toBe(false);
  await expect(removeDemo(pool, config, 0)).rejects.toThrow('holds no demo data');
  expect(await members()).toBe(before);
});
