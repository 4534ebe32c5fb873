import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Endpoint } from '@palaro/api';
import { sampleOf, testApp, type TestApp } from '@palaro/testkit';
import { AREAS } from '../areas.ts';

/** Who may pass, by access; everyone else gets the status beside it (SESS-01). */
const REFUSED: Record<Exclude<Access, 'operator'>, Record<string, number | null>> = {
  anyone: { guest: null, member1: null, agent1: null, trial1: null, newbie1: null },
  restricted: { guest: 401, member1: null, agent1: null, trial1: null, newbie1: null },
  player: { guest: 401, member1: null, agent1: null, trial1: null, newbie1: 403 },
  member: { guest: 401, member1: null, agent1: null, trial1: 403, newbie1: 403 },
  agent: { guest: 401, member1: 403, agent1: null, trial1: 403, newbie1: 403 },
};

const CALLS = AREAS.flatMap((area) =>
  Object.entries(area.api).map(([name, call]) => [`${area.name}.${name}`, call] as const),
);
/** Ends the very session that the matrix uses; its own test stands beside login's. */
const ENDS_SESSION = ['accounts.logout', 'accounts.logoutByDelete'];

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

async function send(call: Endpoint, token: string | undefined, body?: unknown) {
  const params = (call.params ? sampleOf(call.params) : {}) as Record<string, string>;
  const query = (call.query ? sampleOf(call.query) : {}) as Record<string, string>;
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? 'x');
  const response = await fetch(`${site.url}${path}?${new URLSearchParams(query).toString()}`, {
    method: call.method,
    headers: {
      Language: 'EN',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as { code?: string } };
}

const ACCESS_CODES = [
  'not_logged_in',
  'no_permission',
  'account.trial',
  'password.change_required',
];

describe.each(CALLS.filter(([name]) => !ENDS_SESSION.includes(name)))(
  'SESS-01 %s',
  (_name, call) => {
    // An empty body passes the checks of access and fails those of shape, so nothing is done.
    const body = call.body && call.method !== 'GET' ? {} : undefined;
    const rules = Object.entries(REFUSED[call.access as Exclude<Access, 'operator'>]);
    it.each(rules)('for %s', async (who, refused) => {
      const token = who === 'guest' ? undefined : site.tokens[who];
      const { status, json } = await send(call, token, body);
      if (refused === null) expect(ACCESS_CODES).not.toContain(json.code);
      else expect(status).toBe(refused);
      expect(status).toBeLessThan(500);
    });

    if (call.access !== 'anyone')
      it('refuses an unknown, a forged and an empty token', async () => {
        const [head = '', tail = ''] = [
          site.tokens.member1?.slice(0, -1),
          site.tokens.member1?.slice(-1),
        ];
        for (const token of ['x'.repeat(43), head + (tail === 'A' ? 'B' : 'A'), 'a.b.c']) {
          expect(await send(call, token, body)).toMatchObject({ status: 401 });
        }
      });
  },
);

it('SESS-01 a revoked and an expired session are refused with their own texts', async () => {
  const revoked = await site.login('member2');
  await fetch(`${site.url}/wps/session/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${revoked}` },
  });
  const info = CALLS.find(([name]) => name === 'accounts.memberInfo')?.[1] as Endpoint;
  expect(await send(info, revoked)).toMatchObject({ status: 401, json: { code: 'session.ended' } });
  const idle = await site.login('member2');
  site.app.clock.advance(31 * 60);
  expect(await send(info, idle)).toMatchObject({ status: 401, json: { code: 'session.expired' } });
});
