import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import {
  addCredential,
  findCredential,
  retireCredential,
  sealCredentials,
} from './vendor-connections.ts';

const VENDOR = 'DEMO';
const PLAY_SEED_KEY = 'c4'.repeat(32);
const secretOf = (key: string) => `a secret that only ${key} and its vendor know`;

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ config: { playSeedKey: PLAY_SEED_KEY } });
});
afterAll(() => site.stop());

const found = async (key: string, on = site) => (await findCredential(on.app, VENDOR, key))?.secret;
const add = (key: string) =>
  addCredential(site.app, { vendor: VENDOR, key, secret: secretOf(key) });

/** All that the database stores of credentials, with bytes as text. */
async function kept(): Promise<string> {
  const { rows } = await site.app.pool.query<{ row: string }>(
    `select concat(c::text, encode(sealed, 'escape')) "row" from vendor_credential c`,
  );
  return rows.map(({ row }) => row).join('\n');
}

const addInTheOpen = (key: string) =>
  site.app.pool.query(
    `insert into vendor_credential (key, vendor, secret, created_at) values ($1, $2, $3, $4)`,
    [key, VENDOR, secretOf(key), site.app.clock.now()],
  );

/** Adds a row as versions did that knew no seal. */
async function addAsBefore(key: string) {
  const { pool } = site.database;
  await pool.query('alter table vendor_credential drop constraint vendor_credential_sealed');
  await addInTheOpen(key);
  await pool.query(`alter table vendor_credential add constraint vendor_credential_sealed
    check (secret is null) not valid`);
}

it('case 6: a credential stored in clear text is sealed at the next start and stays valid', async () => {
  await addAsBefore('old');
  expect(await kept()).toContain(secretOf('old'));
  const next = await testApp({
    config: { playSeedKey: PLAY_SEED_KEY },
    database: site.database,
  });
  expect(await found('old', next)).toBe(secretOf('old'));
  await next.stop();
  expect(await kept()).not.toContain('only old');
  await sealCredentials(site.app);
  expect(await kept()).not.toContain('only old');
});

it('case 6: in a rotation the old and the new sealed secret are valid; a third ends the oldest', async () => {
  site.app.clock.advance(3);
  await add('new');
  expect(await found('old')).toBe(secretOf('old'));
  expect(await found('new')).toBe(secretOf('new'));
  expect(await kept()).not.toMatch(/only (old|new)/);
  site.app.clock.advance(3);
  await add('newest');
  expect(await found('old')).toBeUndefined();
  await retireCredential(site.app, 'new');
  expect(await found('new')).toBeUndefined();
  expect(await found('newest')).toBe(secretOf('newest'));
});

it('case 6: a stolen database opens no secret, nor does a secret moved to another key', async () => {
  const thief = await testApp({
    config: { playSeedKey: 'd5'.repeat(32) },
    database: site.database,
  });
  expect(await found('newest', thief)).toBeUndefined();
  await thief.stop();
  await site.app.pool.query(
    `update vendor_credential set retired_at = null,
      sealed = (select sealed from vendor_credential where key = 'newest') where key = 'new'`,
  );
  site.app.clock.advance(3);
  expect(await found('new')).toBeUndefined();
  expect(await found('newest')).toBe(secretOf('newest'));
});

it('case 6: the database no longer accepts a secret in clear text', async () => {
  await expect(addInTheOpen('late')).rejects.toThrow(/vendor_credential_sealed/);
});
