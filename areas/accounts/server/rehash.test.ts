import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword, isOutdated } from './hash-password.ts';
import { registerLoginStep } from './login-steps.ts';
import { replaceHash } from './members.repository.ts';
import { accountsSite, PASSWORD, type AccountsSite } from './test-accounts.ts';

/** As a deployment of some years ago would have hashed. */
const WEAKER = { memoryCost: 8_192, timeCost: 1, parallelism: 1 };

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

const hashOf = async (account: string) => {
  const row = site.app.db.selectFrom('member').select('password_hash');
  return (await row.where('account', '=', account).executeTakeFirstOrThrow()).password_hash;
};
const given = (account: string, password_hash: string) =>
  site.app.db.updateTable('member').set({ password_hash }).where('account', '=', account).execute();

it('accounts.md §3 a login with the password makes a hash of today’s parameters, once', async () => {
  const old = await hash(PASSWORD, WEAKER);
  expect(isOutdated(old)).toBe(true);
  await given('player101', old);
  expect((await site.strange().login('player101')).status).toBe(200);
  const renewed = (await hashOf('player101')) ?? '';
  expect(renewed).toContain('$m=19456,t=2,p=1$');
  expect((await site.strange().login('player101')).status).toBe(200);
  expect(await hashOf('player101')).toBe(renewed);
  expect((await site.strange().login('player101', `${PASSWORD} `)).code).toBe('login.failed');
});

it('accounts.md §3 a login that stops at the second factor makes it too: it has the password', async () => {
  await given('player104', await hash(PASSWORD, WEAKER));
  registerLoginStep(site.app, () => Promise.resolve({ ticket: 'a-ticket', methods: ['app'] }));
  const stopped = await site.strange().login('player104');
  registerLoginStep(site.app, () => Promise.resolve(null));
  expect(stopped.code).toBe('login.second_factor');
  expect(isOutdated((await hashOf('player104')) ?? '')).toBe(false);
  expect((await site.strange().login('player104')).status).toBe(200);
});

it('accounts.md §3 a wrong password, and another way in, leave the hash as it is', async () => {
  const old = await hash(PASSWORD, WEAKER);
  await given('player102', old);
  expect((await site.strange().login('player102', 'wrong')).status).toBe(401);
  expect(await hashOf('player102')).toBe(old);
  const browser = site.strange();
  // Remembered before the hash grew old: half A of a device token is no password.
  await given('player102', await hashPassword(site.app, PASSWORD));
  const { value } = await browser.login('player102', PASSWORD, { rememberMe: true });
  await given('player102', old);
  const { slot } = value.remember as { slot: string };
  expect((await browser.login('player102', slot)).status).toBe(200);
  expect(await hashOf('player102')).toBe(old);
});

it('accounts.md §3 a password that was changed meanwhile is not put back', async () => {
  const old = await hash(PASSWORD, WEAKER);
  const changed = await hashPassword(site.app, 'Dalawang-ilog-8');
  await given('player103', changed);
  const id = await site.idOf('player103');
  await replaceHash(site.app.db, id, old, await hashPassword(site.app, PASSWORD));
  expect(await hashOf('player103')).toBe(changed);
});
