import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, testAuthenticator, type TestApp } from '@palaro/testkit';

const ORIGIN = 'http://localhost:4321';
const PASSKEYS = '/console/api/session/passkeys';
const PRESENT = '/console/api/session/factor';
const password = 'Demo-pass-1';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
  // From the start on the console would answer on that host only.
  site.app.config.consoleUrl = ORIGIN;
});
afterAll(() => site.stop());

interface Asked {
  challenge: string;
}
async function logIn(name: string, passkey?: object) {
  // Each try stands alone: the lock after five wrong ones is proven elsewhere.
  await site.app.db.deleteFrom('operator_guard').execute();
  const response = await fetch(`${site.url}/console/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, password, ...(passkey ? { factor: { passkey } } : {}) }),
  });
  const json = (await response.json()) as {
    code?: string;
    value: { needs: string | null; challenge: Asked | null; session: object | null };
  };
  return { status: response.status, ...json, cookie: response.headers.getSetCookie().join() };
}
const asked = async (name: string) => (await logIn(name)).value.challenge as Asked;

/** An operator in a session, with a passkey that he made there. */
async function withPasskey(name: string) {
  const operator = await site.operator(name);
  const key = testAuthenticator(ORIGIN);
  /** Proves the passkey that is there, if any, and asks for another one. */
  const make = async () => {
    const present = await operator.call<{ challenge: Asked | null }>('GET', PRESENT);
    const { challenge } = present.value;
    const proof = challenge ? { password, factor: { passkey: key.use(challenge) } } : { password };
    return (await operator.call<Asked>('POST', PASSKEYS, proof)).value;
  };
  const passkey = key.make(await make());
  const confirm = () => operator.call('POST', `${PASSKEYS}/confirm`, { passkey });
  expect((await confirm()).status).toBe(200);
  // The challenge is used up.
  expect(await confirm()).toMatchObject({ status: 422, code: 'console.passkey' });
  return { key, id: passkey.id, make };
}

it('OC-2 a passkey that is forged, copied, borrowed, expired or used before opens no session', async () => {
  const one = await withPasskey('operator1');
  const two = await withPasskey('operator2');
  await site.app.site.change({ settings: { 'console.secondFactor': true } });
  const waits = await logIn('operator1');
  expect(waits).toMatchObject({ status: 200, value: { needs: 'passkey', session: null } });
  expect(waits.cookie).not.toContain('console=');
  const used = one.key.use(await asked('operator1'));
  expect((await logIn('operator1', used)).cookie).toContain('console=');

  const wrong: Record<string, () => Promise<object>> = {
    'used before': () => Promise.resolve(used),
    'of another operator': async () => two.key.use(await asked('operator1')),
    'signed by another key': async () => ({
      ...two.key.use(await asked('operator1')),
      id: one.id,
      rawId: one.id,
    }),
    'for another’s challenge': async () => one.key.use(await asked('operator2')),
    'for the challenge of a new passkey': async () => one.key.use(await one.make()),
    'of a copy of the key': async () => one.key.use(await asked('operator1'), { counter: 1 }),
    'of somebody who found the key': async () =>
      one.key.use(await asked('operator1'), { owner: false }),
    'for a challenge of five minutes ago': async () => {
      const challenge = await asked('operator1');
      await site.advance(300);
      return one.key.use(challenge);
    },
    'without an answer': () => Promise.resolve({}),
  };
  const sessions = site.app.db.selectFrom('operator_session').select('id');
  const before = await sessions.execute();
  for (const [what, passkey] of Object.entries(wrong)) {
    const { status, code, cookie } = await logIn('operator1', await passkey());
    const opened = cookie.includes('console=');
    expect([what, status, code, opened]).toEqual([what, 401, 'console.login', false]);
  }
  expect(await sessions.execute()).toHaveLength(before.length);
  expect((await logIn('operator1', one.key.use(await asked('operator1')))).status).toBe(200);
});
