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
const MEMBERS_CALLS = AREAS.flatMap((area) =>
  Object.entries(area.api as Record<string, Endpoint>)
    .filter(([, { access }]) => !['anyone', 'operator', 'sandbox'].includes(access))
    .map(([name, call]) => ({ name: `${area.name}.${name}`, call })),
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

const addresses = new Map<Endpoint, string>();
/** Where a call is asked; made once for each, because samples of patterns take their time. */
const addressOf = (call: Endpoint) => {
  const known = addresses.get(call) ?? madeAddress(call);
  addresses.set(call, known);
  return known;
};

function madeAddress({ path, params, query }: Endpoint): string {
  const values = (params ? sampleOf(params) : {}) as Record<string, string>;
  const fields = (query ? sampleOf(query) : {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? 'x');
  return `${filled}?${new URLSearchParams(fields).toString()}`;
}
/** An empty body passes the check of the permission and fails that of its shape. */
const bodyOf = ({ body, method }: Endpoint) => (body && method !== 'GET' ? {} : undefined);

const mayOf = (role: RoleName, { permission }: Endpoint) =>
  permission === 'own' ||
  permission === 'entry' ||
  (ROLES[role].may as readonly Permission[]).includes(permission as never);

/** What a call answers to a request with these headers and an empty body. */
async function answerTo(call: Endpoint, headers: Record<string, string>) {
  const body = bodyOf(call) && { body: '{}' };
  const response = await fetch(`${site.url}${addressOf(call)}`, {
    method: call.method,
    headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...body,
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

/** The calls that answer such a request with anything but 401. */
async function notRefusing(calls: typeof CALLS, headers: Record<string, string>) {
  const answers = calls.map(
    async ({ name, call }) => [name, await answerTo(call, headers)] as const,
  );
  return (await Promise.all(answers)).filter(([, { status }]) => status !== 401);
}

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
    for (const token of [undefined, ...Object.values(site.tokens)]) {
      const as = { Authorization: `Bearer ${token}`, Cookie: `console=${token}` };
      expect(await notRefusing(CALLS, token ? as : {})).toEqual([]);
    }
  });

  it('and a console session is nobody in any call of members', async () => {
    const { cookie, csrf } = await site.operator('operator1');
    const token = /console=([\w-]+)/.exec(cookie)?.[1];
    expect(MEMBERS_CALLS.length).toBeGreaterThan(100);
    const proof = { 'Csrf-Token': csrf };
    expect(await notRefusing(MEMBERS_CALLS, { Cookie: cookie, ...proof })).toEqual([]);
    const bearer = { Authorization: `Bearer ${token}`, ...proof };
    expect(await notRefusing(MEMBERS_CALLS, bearer)).toEqual([]);
  });

  it('OC-4 that changes something is refused without the session’s Csrf-Token, and does nothing', async () => {
    await become('root');
    const { cookie } = people.root as TestOperator;
    const entries = async () => (await site.app.pool.query('select from audit_entry')).rowCount;
    const before = await entries();
    const wrong: string[] = [];
    for (const { name, call } of CALLS.filter((one) => one.call.method !== 'GET')) {
      const { status, code } = await answerTo(call, { Cookie: cookie });
      if (status !== 403 || code !== 'console.csrf') wrong.push(`${name}: ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
    expect(await entries()).toBe(before);
    expect(await people.root?.call('GET', '/console/api/session')).toMatchObject({ status: 200 });
  });

  it('OC-30 no list as a file holds contacts, but the one that two people agreed to', async () => {
    await become('root');
    const files = CALLS.filter(
      ({ name, call }) => call.csv && name !== 'members.fetchContactExport',
    );
    expect(files.length).toBeGreaterThan(4);
    for (const { name, call } of files) {
      const body = sampleOf(call.body ?? {});
      const file = await people.root!.call<string>(call.method, addressOf(call), body);
      expect([name, file.status]).toEqual([name, 200]);
      const columns = file.value.split('\r\n')[0]?.split(',') ?? [];
      const contacts = columns.filter((one) => /mobile|phone|mail|birth|payee|holder/.test(one));
      expect([name, contacts]).toEqual([name, []]);
    }
  });

  it('names a permission, and what it changes leaves an entry', () => {
    for (const { name, call } of CALLS) {
      const { permission = '', method, records } = call;
      const named = ['own', 'entry', ...PERMISSIONS].includes(permission);
      expect([name, named]).toEqual([name, true]);
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
