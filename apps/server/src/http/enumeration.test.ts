import { createMember } from '@palaro/accounts/server';
import {
  askFor,
  NAME_PROBES,
  onPasswordHash,
  sendsCode,
  testApp,
  watchStatements,
  type NameProbe,
  type Somebody,
  type TestApp,
} from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// `npm run bench enumeration` measures how long the same calls take.
let site: TestApp;
let mark = '';
let statements: string[];
let hashes = 0;

beforeAll(async () => {
  // No key is ever fetched: a token that is no token is refused before.
  const firebase = {
    project: 'palaro-test',
    apiKey: 'key-of-no-project-at-all',
    jwksUri: 'https://keys.example',
    emulator: null,
  };
  const social = { google: null, facebook: null, telegram: null, firebase };
  site = await testApp({ demo: true, config: { social } });
  const { app } = site;
  await app.site.change({ switches: { REGMOBVERF3: true, CHNGPASSVERIF3: true } });
  for (const one of Object.values(KNOWN)) await makeMember(one);
  await app.db
    .updateTable('member')
    .set({ state: 'disabled' })
    .where('account', '=', KNOWN.disabled.account)
    .execute();
  await app.db
    .updateTable('member')
    .set({ password_hash: null })
    .where('account', '=', KNOWN.withoutPassword.account)
    .execute();
  const marked = await fetch(`${site.url}/wps/session/login`, { method: 'POST' });
  mark = marked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  statements = watchStatements(app.pool);
  onPasswordHash(app, () => (hashes += 1));
});
afterAll(() => site.stop());

const somebody = (name: string, number: number): Somebody => ({
  account: `${name}heron`,
  mobile: `91700001${number}`,
  email: `${name}@mail.test`,
});
const KNOWN = {
  active: somebody('ana', 11),
  disabled: somebody('ben', 12),
  withoutPassword: somebody('cay', 13),
};
const UNKNOWN = somebody('nob', 21);

/** Probes to add where this site's forms do not ask for the field. */
const PROBES: readonly NameProbe[] = [
  ...NAME_PROBES,
  {
    what: 'login, a remembered one of nobody',
    method: 'POST',
    path: '/wps/session/login',
    body: ({ account: username }) => ({
      username,
      password: `dt1.${'a'.repeat(22)}.${'b'.repeat(43)}`,
    }),
  },
  {
    what: 'login by Firebase, wrong token',
    method: 'POST',
    path: '/wps/session/login',
    body: ({ mobile }) => ({ type: 'firebase', firebaseMobileNo: mobile, firebaseIdToken: 'none' }),
  },
  {
    what: 'registration under a link, wrong code',
    method: 'POST',
    path: '/wps/relay/MCS2_wpsRegAff',
    body: ({ mobile }) => ({
      code: 'NOSUCH99',
      mobileNum: mobile,
      verificationCode: '0000000',
      password: 'Wrong-heron-57',
      confirmPassword: 'Wrong-heron-57',
    }),
  },
];

const makeMember = ({ account, mobile, email }: Somebody) =>
  createMember(site.app, {
    account,
    type: 0,
    password: 'Dalawang-ilog-8',
    language: 'EN',
    mobile: { number: `+63${mobile}`, verified: true },
    email,
    ip: '203.0.113.7',
  });

/** What one call reveals, without its request number and time, and what it costs. */
async function look(probe: NameProbe, of: Somebody) {
  const { pool } = site.app;
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0));
  statements.length = 0;
  hashes = 0;
  const answer = await askFor(site.url, probe, of, mark);
  const cost = { statements: [...statements], hashes };
  const { requestId: _own, ...told } = (await answer.json()) as Record<string, unknown>;
  const { date: _time, ...headers } = Object.fromEntries(answer.headers);
  return { told: { status: answer.status, ...told }, headers, cost };
}

describe('AC-22 AC-28 AC-45 nobody can find out which names are known', () => {
  it.each(PROBES.map((probe) => [probe.what, probe] as const))(
    '%s: the same answer, the same statements, as many hashes',
    async (_what, probe) => {
      if (sendsCode(probe)) site.app.clock.advance(61);
      // The first call after a while loads data that later calls find cached.
      await look(probe, somebody('warm', 60));
      const unknown = await look(probe, UNKNOWN);
      expect(unknown.cost.statements.length).toBeGreaterThan(0);
      for (const one of Object.values(KNOWN)) {
        const known = await look(probe, one);
        expect(known.cost).toEqual(unknown.cost);
        expect(known.told.status).toBe(unknown.told.status);
        if (probe.tells) continue;
        expect(known).toEqual(unknown);
      }
    },
  );

  it('each call is answered by its use case, not refused before it', async () => {
    const said = [];
    for (const probe of PROBES) {
      if (sendsCode(probe)) site.app.clock.advance(61);
      const { told, cost } = await look(probe, somebody('new', 31));
      said.push([probe.what, told.status, (told as { code?: string }).code, cost.hashes]);
    }
    expect(said).toEqual([
      ['login, wrong password', 401, 'login.failed', 1],
      ['recovery by mail', 200, undefined, 0],
      ['SMS for a new password', 200, undefined, 0],
      ['recovery by phone, wrong code', 422, 'verification.invalid', 0],
      ['SMS for a login', 200, undefined, 0],
      ['login, wrong code', 401, 'login.failed', 0],
      ['SMS for a registration', 200, undefined, 0],
      ['registration, wrong code', 422, 'verification.invalid', 0],
      ['registration, name check', 200, undefined, 0],
      ['login, a remembered one of nobody', 401, 'login.failed', 0],
      ['login by Firebase, wrong token', 401, 'login.failed', 0],
      ['registration under a link, wrong code', 422, 'verification.invalid', 0],
    ]);
  });
});
