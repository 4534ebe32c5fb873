import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';

const REASON = 'needed for the night shift';
let site: TestApp;
let first: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  // As on a real site: the second person works at another browser.
  await site.app.site.change({ settings: { 'console.oneBrowser': false } });
  first = await site.operator('operator1');
  second = await site.operator('operator2');
});
afterAll(() => site.stop());

const idOf = async (name: string) => {
  const { value } = await first.call<{ list: { id: string; name: string }[] }>(
    'GET',
    '/console/api/operators',
  );
  return value.list.find((one) => one.name === name)?.id ?? '';
};
const entries = async (action: string) => {
  const { rows } = await site.database.pool.query<{ actor: string; subject: string }>(
    'select actor, subject from audit_entry where action = $1 order by seq',
    [action],
  );
  return rows.map(({ actor, subject }) => [actor, subject]);
};

/** Asks as the first operator and agrees as the second; answers the status of agreeing. */
async function agreed(method: string, path: string, body: object): Promise<number> {
  const asked = await first.call<{ changeId: string }>(method, path, body);
  expect(asked.status).toBe(202);
  const approve = `/console/api/changes/${asked.value.changeId}/approve`;
  return (await second.call('POST', approve, {})).status;
}

describe('operators', () => {
  it('are invited by two people; the link of the mail sets the password, once', async () => {
    const invited = { name: 'night1', fullName: 'Night Shift', mail: 'night1@palaro.example' };
    const body = { ...invited, roles: ['support'], reason: REASON };
    expect(await agreed('POST', '/console/api/operators', body)).toBe(200);
    const mails = await fetch(`${site.url}/sandbox/outbox?to=${invited.mail}`);
    const { value } = (await mails.json()) as { value: { code: string }[] };
    const token = value[0]?.code.split('#')[1] ?? '';
    const accept = async (password: string) => {
      const response = await fetch(`${site.url}/console/api/invitations/accept`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, password }),
      });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await accept('short-pass1')).toEqual([422, 'console.password_weak']);
    expect(await accept('night1-and-more')).toEqual([422, 'console.password_weak']);
    expect(await accept('seven grey carabaos')).toEqual([200, undefined]);
    expect(await accept('seven grey carabaos')).toEqual([422, 'console.invitation']);
    await operatorAt(site.url, 'night1', { password: 'seven grey carabaos' });
    expect(await entries('operator.accept')).toEqual([
      ['system:operators.invitation', 'operator:night1'],
    ]);
  });

  it('get roles from two people, neither of whom is the one that gains them', async () => {
    const night = `/console/api/operators/${await idOf('night1')}/roles`;
    expect(await agreed('PUT', night, { roles: ['kyc'], reason: REASON })).toBe(200);
    const own = `/console/api/operators/${await idOf('operator2')}/roles`;
    expect(await agreed('PUT', own, { roles: ['finance'], reason: REASON })).toBe(403);
    const root = await first.call('PUT', night, { roles: ['root'], reason: REASON });
    expect(root).toMatchObject({ status: 422, code: 'console.role_unknown' });
  });

  it('feel a role that was edited in the same session, and its networks', async () => {
    const night = await operatorAt(site.url, 'night1', { password: 'seven grey carabaos' });
    const mayOf = async () =>
      (await night.call<{ may: string[] }>('GET', '/console/api/session')).value.may.length;
    const readMembers = async () => (await night.call('GET', '/console/api/members')).status;
    expect([(await mayOf()) > 1, await readMembers()]).toEqual([true, 200]);
    const role = { may: ['kyc.view'], aloneUpTo: null, networks: [], reason: REASON };
    const path = '/console/api/roles/kyc';
    expect(await agreed('PUT', path, role)).toBe(200);
    expect([await mayOf(), await readMembers()]).toEqual([1, 403]);
    expect(await agreed('PUT', path, { ...role, networks: ['203.0.113.0/24'] })).toBe(200);
    expect(await mayOf()).toBe(0);
    await expect(
      operatorAt(site.url, 'night1', { password: 'seven grey carabaos' }),
    ).rejects.toThrow('403');
    const wrong = await first.call('PUT', path, { ...role, networks: ['203.0.113.0/40'] });
    expect(wrong).toMatchObject({ status: 422, code: 'console.network_form' });
  });

  it('cannot all be disabled, not even by each other at once', async () => {
    const disable = async (name: string) =>
      (
        await first.call('POST', `/console/api/operators/${await idOf(name)}/disable`, {
          reason: REASON,
        })
      ).status;
    expect(await disable('auditor1')).toBe(200);
    const ids = await Promise.all(['operator1', 'operator2'].map(idOf));
    const each = await Promise.all(
      [first, second].map((who, at) =>
        who.call('POST', `/console/api/operators/${ids[1 - at]}/disable`, { reason: REASON }),
      ),
    );
    // Who comes second would leave nobody, or is no operator any more.
    const statuses = each.map(({ status }) => status).sort();
    expect([
      [200, 401],
      [200, 409],
    ]).toContainEqual(statuses);
    await site.app.db
      .updateTable('operator')
      .set({ state: 'active' })
      .where('name', 'in', ['operator1', 'operator2'])
      .execute();
    first = await site.operator('operator1');
    expect(await disable('operator2')).toBe(200);
    expect(await disable('operator1')).toBe(409);
    await site.app.db
      .updateTable('operator')
      .set({ state: 'active' })
      .where('name', '=', 'operator2')
      .execute();
    second = await site.operator('operator2');
  });
});

describe('elevations', () => {
  const ask = (who: TestOperator, role: string, hours: number) =>
    who.call<{ id: string }>('POST', '/console/api/elevations', { role, hours, reason: REASON });
  const decide = (who: TestOperator, id: string, grant = true) =>
    who.call('POST', `/console/api/elevations/${id}/decision`, { grant });

  it('open what the role may until their end, and are granted by somebody else', async () => {
    const cashier = await site.operator('cashier1');
    const jobs = async () => (await cashier.call('GET', '/console/api/operators')).status;
    expect(await jobs()).toBe(403);
    const { value } = await ask(cashier, 'admin', 2);
    expect((await decide(cashier, value.id)).status).toBe(403);
    expect((await decide(second, value.id)).status).toBe(200);
    expect((await decide(first, value.id)).status).toBe(409);
    expect(await jobs()).toBe(200);
    await cashier.call('DELETE', `/console/api/elevations/${value.id}`);
    expect(await jobs()).toBe(403);
  });

  it('OC-41 break glass: two people, an alarm to all, and its end after an hour', async () => {
    const own = await ask(second, 'root', 12);
    expect(await decide(second, own.value.id)).toMatchObject({
      status: 403,
      code: 'console.second_person',
    });
    expect((await decide(first, own.value.id)).status).toBe(200);
    const may = async () =>
      (await second.call<{ may: string[]; roles: string[] }>('GET', '/console/api/session')).value;
    expect((await may()).roles).toContain('root');
    const people = await site.app.db
      .selectFrom('operator')
      .select('mail')
      .where('state', '=', 'active')
      .execute();
    const alarms = await site.app.db
      .selectFrom('outbox')
      .select('id')
      .where('purpose', '=', 'operator-break_glass')
      .execute();
    expect(alarms).toHaveLength(people.length);
    await site.advance(29 * 60);
    expect((await may()).roles).toContain('root');
    await site.advance(29 * 60);
    expect((await may()).roles).toContain('root');
    await site.advance(3 * 60);
    expect((await may()).roles).not.toContain('root');
  });
});
