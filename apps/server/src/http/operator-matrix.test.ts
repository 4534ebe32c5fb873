import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@palaro/api';
import { PERMISSIONS, ROLES, type Permission, type RoleName } from '@palaro/permissions';
import { sampleOf, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { AREAS } from '../areas.ts';

const CALLS = AREAS.flatMap((area) =>
  Object.entries(area.api)
    .filter(([, call]) => (call as Endpoint).access === 'operator')
    .map(([name, call]) => ({ name: `${area.name}.${name}`, call: call as Endpoint })),
);
const ROLE_NAMES = Object.keys(ROLES) as RoleName[];
/** Would end the sessions of this test; tested beside login. */
const ENDS_SESSION = ['operators.logOut'];

let site: TestApp;
const people: Partial<Record<RoleName, TestOperator>> = {};
beforeAll(async () => {
  site = await testApp({ demo: true });
  for (const role of ROLE_NAMES) {
    // One person takes each role in turn; a session has the roles of the moment it calls.
    people[role] = await site.operator('auditor1');
  }
});
afterAll(() => site.stop());

const become = (role: RoleName) =>
  site.app.db
    .updateTable('operator')
    .set({ roles: [role] })
    .where('name', '=', 'auditor1')
    .execute();

function addressOf({ path, params, query }: Endpoint): string {
  const values = (params ? sampleOf(params) : {}) as Record<string, string>;
  const fields = (query ? sampleOf(query) : {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? 'x');
  return `${filled}?${new URLSearchParams(fields).toString()}`;
}
/** An empty body passes the check of the permission and fails that of its shape. */
const bodyOf = ({ body, method }: Endpoint) => (body && method !== 'GET' ? {} : undefined);

const mayOf = (role: RoleName, { permission }: Endpoint) =>
  permission === 'own' || (ROLES[role].may as readonly Permission[]).includes(permission as never);

describe('OC-1 every call of the console', () => {
  it.each(ROLE_NAMES)(
    'answers the role %s exactly what the table of permissions says',
    async (role) => {
      await become(role);
      const operator = people[role] as TestOperator;
      const wrong: string[] = [];
      for (const { name, call } of CALLS.filter((one) => !ENDS_SESSION.includes(one.name))) {
        const { status, code } = await operator.call(call.method, addressOf(call), bodyOf(call));
        const refused = status === 403 && code === 'console.forbidden';
        if (refused === mayOf(role, call) || status >= 500)
          wrong.push(`${name}: ${status} ${code}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('is closed to guests and to every member’s token', async () => {
    const wrong: string[] = [];
    for (const token of [undefined, ...Object.values(site.tokens)]) {
      for (const { name, call } of CALLS) {
        const response = await fetch(`${site.url}${addressOf(call)}`, {
          method: call.method,
          headers: {
            ...(token ? { Authorization: `Bearer ${token}`, Cookie: `console=${token}` } : {}),
            ...(bodyOf(call) ? { 'Content-Type': 'application/json' } : {}),
          },
          ...(bodyOf(call) ? { body: '{}' } : {}),
        });
        await response.body?.cancel();
        if (response.status !== 401) wrong.push(`${name}: ${response.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('and a console session is nobody on the member site', async () => {
    const { cookie } = await site.operator('operator1');
    const token = /console=([\w-]+)/.exec(cookie)?.[1];
    const tries: Record<string, string>[] = [
      { Cookie: cookie },
      { Authorization: `Bearer ${token}` },
    ];
    for (const headers of tries) {
      const response = await fetch(`${site.url}/wps/member/info`, { headers });
      expect(response.status).toBe(401);
    }
  });

  it('names a permission, and what it changes leaves an entry', () => {
    for (const { name, call } of CALLS) {
      const { permission = '', method, records } = call;
      expect([name, permission === 'own' || PERMISSIONS.includes(permission as never)]).toEqual([
        name,
        true,
      ]);
      if (method !== 'GET')
        expect([name, records]).toEqual([name, expect.stringMatching(/^[a-z-]+\.[a-z_-]+$/)]);
    }
  });

  it('each permission opens something, and each role but root leaves something closed', () => {
    const used = new Set(CALLS.map(({ call }) => call.permission));
    for (const role of ROLE_NAMES.filter((name) => name !== 'root')) {
      const closed = CALLS.filter(({ call }) => !mayOf(role, call));
      expect([role, closed.length > 0]).toEqual([role, true]);
    }
    const waiting = PERMISSIONS.filter((name) => !used.has(name) && !name.startsWith('change.'));
    expect(waiting).toEqual([]);
  });
});
