import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';

const REASON = 'needed for the night shift';
let site: TestApp;
let first: TestOperator;
let second: TestOperator;
/** An administrator without any other role. */
let admin: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  // As on a real site: the second person works at another browser.
  await site.app.site.change({ settings: { 'console.oneBrowser': false } });
  first = await site.operator('operator1');
  second = await site.operator('operator2');
  await site.database.pool.query(
    `insert into operator (id, name, full_name, mail, state, password_hash, roles, created_at)
     select gen_random_uuid(), 'admin1', 'Only Admin', 'admin1@palaro.example', state,
       password_hash, '{admin}', created_at from operator where name = 'operator1'`,
  );
  admin = await site.operator('admin1');
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
async function agreed(
  method: string,
  path: string,
  body: object,
  by: TestOperator = second,
): Promise<number> {
  const asked = await first.call<{ changeId: string }>(method, path, body);
  expect(asked.status).toBe(202);
  const approve = `/console/api/changes/${asked.value.changeId}/approve`;
  return (await by.call('POST', approve, {})).status;
}

/** Addresses that were mailed for a purpose. */
const mailed = async (purpose: string) => {
  const sent = site.app.db.selectFrom('outbox').select('recipient').where('purpose', '=', purpose);
  return (await sent.execute()).map(({ recipient }) => recipient).sort();
};
const MANAGERS = ['admin1', 'operator1', 'operator2'].map((name) => `${name}@palaro.example`);

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
    for (const step of ['asked', 'agreed', 'taken']) {
      expect(await mailed(`operator-invite_${step}`), step).toEqual(MANAGERS);
    }
  });

  it('show the second person address and full name before they are invited', async () => {
    const person = { name: 'night2', fullName: 'Second Night', mail: 'night2@palaro.example' };
    const body = { ...person, roles: ['support', 'kyc'], reason: REASON };
    const asked = await first.call<{ changeId: string }>('POST', '/console/api/operators', body);
    const { value } = await second.call<{ facts: object[] }>(
      'GET',
      `/console/api/changes/${asked.value.changeId}`,
    );
    expect(value.facts).toEqual([
      { name: 'fullName', text: 'Second Night' },
      { name: 'mail', text: 'night2@palaro.example' },
      { name: 'name', text: 'night2' },
      { name: 'roles', items: ['kyc', 'support'] },
    ]);
  });

  it.each([
    ['name', { name: 'operator2' }, 'console.name_taken'],
    ['full name', { fullName: 'second  operator' }, 'console.name_taken'],
    ['address', { mail: 'Operator2@palaro.example' }, 'console.mail_taken'],
    ['mailbox', { mail: 'operator2+again@palaro.example' }, 'console.mail_taken'],
  ])('are not invited under the %s of an operator', async (_what, same, code) => {
    const person = { name: 'another1', fullName: 'Another One', mail: 'another1@palaro.example' };
    const body = { ...person, ...same, roles: ['support'], reason: REASON };
    const { status, code: refusal } = await first.call('POST', '/console/api/operators', body);
    expect([status, refusal]).toEqual([409, code]);
  });

  it('are not made of one person by two requests that wait side by side', async () => {
    const ask = async (name: string) => {
      const person = { name, fullName: `Person ${name}`, mail: 'twice@palaro.example' };
      const body = { ...person, roles: ['support'], reason: REASON };
      const { value } = await first.call<{ changeId: string }>(
        'POST',
        '/console/api/operators',
        body,
      );
      return `/console/api/changes/${value.changeId}/approve`;
    };
    const both = await Promise.all(['twice1', 'twice2'].map(ask));
    const answers = await Promise.all(both.map((path) => second.call('POST', path, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('get roles from two people, neither of whom is the one that gains them', async () => {
    const night = `/console/api/operators/${await idOf('night1')}/roles`;
    expect(await agreed('PUT', night, { roles: ['kyc'], reason: REASON })).toBe(200);
    const own = `/console/api/operators/${await idOf('operator2')}/roles`;
    const asked = await first.call<{ changeId: string }>('PUT', own, {
      roles: ['finance'],
      reason: REASON,
    });
    const path = `/console/api/changes/${asked.value.changeId}`;
    expect((await second.call<{ refusal: string }>('GET', path)).value.refusal).toBe(
      'console.own_matter',
    );
    expect(await second.call('POST', `${path}/approve`, {})).toMatchObject({
      status: 403,
      code: 'console.own_matter',
    });
    const root = await first.call('PUT', night, { roles: ['root'], reason: REASON });
    expect(root).toMatchObject({ status: 422, code: 'console.role_unknown' });
  });

  it('feel a role that was edited in the same session, and its networks', async () => {
    const night = await operatorAt(site.url, 'night1', { password: 'seven grey carabaos' });
    const mayOf = async () =>
      (await night.call<{ may: string[] }>('GET', '/console/api/session')).value.may.length;
    const readMembers = async () => (await night.call('GET', '/console/api/members')).status;
    expect([(await mayOf()) > 1, await readMembers()]).toEqual([true, 200]);
    const role = { may: ['kyc.decide'], aloneUpTo: null, networks: [], reason: REASON };
    const path = '/console/api/roles/kyc';
    expect(await agreed('PUT', path, role), 'who holds the role agrees to it').toBe(403);
    expect([(await mayOf()) > 1, await readMembers()]).toEqual([true, 200]);
    expect(await agreed('PUT', path, role, admin)).toBe(200);
    expect([await mayOf(), await readMembers()]).toEqual([1, 403]);
    expect(await agreed('PUT', path, { ...role, networks: ['203.0.113.0/24'] }, admin)).toBe(200);
    expect(await mayOf()).toBe(0);
    await expect(
      operatorAt(site.url, 'night1', { password: 'seven grey carabaos' }),
    ).rejects.toThrow('403');
    const wrong = await first.call('PUT', path, { ...role, networks: ['203.0.113.0/40'] });
    expect(wrong).toMatchObject({ status: 422, code: 'console.network_form' });
  });

  const disable = async (who: TestOperator, name: string) => {
    const path = `/console/api/operators/${await idOf(name)}/disable`;
    const { status, code, message } = await who.call('POST', path, { reason: REASON });
    return { status, code, message };
  };
  const wake = (...names: string[]) =>
    site.database.pool.query(`update operator set state = 'active' where name = any ($1)`, [names]);

  it('are not disabled down to one person who may agree to something', async () => {
    expect((await disable(first, 'auditor1')).status).toBe(200);
    // Only two agree to changes of the site.
    const refused = await disable(first, 'operator2');
    expect(refused).toMatchObject({ status: 409, code: 'console.last_admin' });
    expect(refused.message).toContain('change.approve.site');
    expect((await second.call('GET', '/console/api/session')).status).toBe(200);
  });

  it('cannot disable each other at once down to fewer than two', async () => {
    await site.database.pool.query(
      `update operator set roles = '{admin,config}' where name = 'admin1'`,
    );
    const each = await Promise.all([disable(first, 'operator2'), disable(second, 'operator1')]);
    // Who comes second would leave one, or is no operator any more.
    const statuses = each.map(({ status }) => status).sort();
    expect([
      [200, 401],
      [200, 409],
    ]).toContainEqual(statuses);
    const { rows } = await site.database.pool.query(
      `select from operator where state = 'active' and 'config' = any (roles)`,
    );
    expect(rows).toHaveLength(2);
    await wake('operator1', 'operator2');
    first = await site.operator('operator1');
    second = await site.operator('operator2');
  });

  it('lose no role by which two people agree, and no role loses what two people need', async () => {
    await site.database.pool.query(`update operator set roles = '{admin}' where name = 'admin1'`);
    const path = `/console/api/operators/${await idOf('operator2')}/roles`;
    expect(await agreed('PUT', path, { roles: ['admin'], reason: REASON }, admin)).toBe(409);
    const role = { may: ['site.view'], aloneUpTo: null, networks: [], reason: REASON };
    expect(await agreed('PUT', '/console/api/roles/config', role, admin)).toBe(409);
    const enable = `/console/api/operators/${await idOf('operator2')}/enable`;
    expect(await agreed('POST', enable, { reason: REASON }, admin)).toBe(409);
    expect((await second.call('GET', '/console/api/session')).status).toBe(200);
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
