import { hash, verify } from '@node-rs/argon2';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { provide } from '@palaro/server';
import { hashPassword, isOutdated } from './hash-password.ts';
import { secondFactorStep } from './login-steps.ts';
import { replaceHash } from './members.repository.ts';
import { opaquePassword, passwordForms } from './opaque-password.ts';
import { accountsSite, PASSWORD, type AccountsSite } from './test-accounts.ts';

/** Parameters that a deployment used some years ago. */
const WEAKER = { memoryCost: 8_192, timeCost: 1, parallelism: 1 };

/** What the second factor asks for at a login. */
let factor: { ticket: string; methods: string[] } | null = null;

let site: AccountsSite;
beforeAll(async () => {
  const standIns = [provide(secondFactorStep, () => () => Promise.resolve(factor))];
  site = await accountsSite({ standIns });
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

const hashOf = async (account: string) => {
  const row = site.app.db.selectFrom('member').select('password_hash');
  return (await row.where('account', '=', account).executeTakeFirstOrThrow()).password_hash;
};
const given = (account: string, password_hash: string) =>
  site.app.db.updateTable('member').set({ password_hash }).where('account', '=', account).execute();

it('accounts §3 a login with the password makes a hash with today’s parameters, once', async () => {
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

it('accounts §3 a login that stops at the second factor does so too, because the password was right', async () => {
  await given('player104', await hash(PASSWORD, WEAKER));
  factor = { ticket: 'a-ticket', methods: ['app'] };
  const stopped = await site.strange().login('player104');
  factor = null;
  expect(stopped.code).toBe('login.second_factor');
  expect(isOutdated((await hashOf('player104')) ?? '')).toBe(false);
  expect((await site.strange().login('player104')).status).toBe(200);
});

it('accounts §3 a wrong password, and a login without one, leave the hash unchanged', async () => {
  const old = await hash(PASSWORD, WEAKER);
  await given('player102', old);
  expect((await site.strange().login('player102', 'wrong')).status).toBe(401);
  expect(await hashOf('player102')).toBe(old);
  const browser = site.strange();
  // The browser is remembered before the old hash is set, since half A of a device token is not a
  // password and must not renew the hash.
  await given('player102', await hashPassword(site.app, PASSWORD));
  const { value } = await browser.login('player102', PASSWORD, { rememberMe: true });
  await given('player102', old);
  const { slot } = value.remember as { slot: string };
  expect((await browser.login('player102', slot)).status).toBe(200);
  expect(await hashOf('player102')).toBe(old);
});

it('accounts §3 a password that was changed meanwhile is not overwritten', async () => {
  const old = await hash(PASSWORD, WEAKER);
  const changed = await hashPassword(site.app, 'Dalawang-ilog-8');
  await given('player103', changed);
  const id = await site.idOf('player103');
  await replaceHash(site.app.db, id, old, await hashPassword(site.app, PASSWORD));
  expect(await hashOf('player103')).toBe(changed);
});

it('accounts §3 ñ and é, composed or not, are one password, and a hash from before is made again', async () => {
  const composed = 'Piña-café-2026';
  const taken = composed.normalize('NFD');
  for (const [before, typed] of [
    [taken, composed],
    [composed, taken],
    [taken, taken],
  ] as const) {
    await given('player105', await hash(before));
    expect((await site.strange().login('player105', typed)).status).toBe(200);
    const now = (await hashOf('player105')) ?? '';
    expect(await verify(now, composed)).toBe(true);
    expect((await site.strange().login('player105', taken)).status).toBe(200);
    expect(await hashOf('player105')).toBe(now);
  }
  expect((await site.strange().login('player105', 'Pina-cafe-2026')).code).toBe('login.failed');
});

it('accounts §3 a blank beside the user name is nobody’s, and one in the password is', async () => {
  await given('player106', await hashPassword(site.app, PASSWORD));
  expect((await site.strange().login(' Player106 ')).status).toBe(200);
  expect((await site.strange().login('player106', ` ${PASSWORD}`)).code).toBe('login.failed');
});

it('a password has one form to hash unless its letters can be composed', () => {
  expect(passwordForms(PASSWORD)).toEqual([PASSWORD]);
  const text = fc.string({
    unit: fc.constantFrom('n\u0303', 'ñ', 'é', 'e\u0301', 'a', '\u00a0', ' '),
  });
  fc.assert(
    fc.property(text, (typed) => {
      const forms = ['NFC', 'NFD'].map((form) => opaquePassword(typed.normalize(form)));
      expect(new Set(forms).size).toBe(1);
      expect(passwordForms(typed)[0]).toBe(forms[0]);
      expect(passwordForms(typed)).toContain(typed);
      expect(opaquePassword(forms[0] ?? '')).toBe(forms[0]);
    }),
  );
});
