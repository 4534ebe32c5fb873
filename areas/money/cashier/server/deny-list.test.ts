import { randomUUID } from 'node:crypto';
import { HEADERS } from '@palaro/api';
import type { DenyEntry, DenyMatch } from '@palaro/deny-list/api';
import type { TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bank, standIn, status } from './withdrawals/test-bank.ts';
import { breaches, withdrawalSite, type Withdrawer } from './withdrawals/test-withdrawals.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
let risk: TestOperator;
let second: TestOperator;
let cashier: TestOperator;
let members = 119;
let visitors = 0;
beforeAll(async () => {
  site = await withdrawalSite([standIn]);
  const asked = { enabled: true, required: false };
  const fields = {
    ...site.app.site.settings['registration.fields'],
    mobileNum: asked,
    payeeName: asked,
    verificationCode: { enabled: false, required: false },
  };
  await site.set({ 'registration.fields': fields });
  await site.app.pool.query(`insert into payment_route (method, provider, channel, sort, enabled)
    values ('BANK', 'SANDBOX', 'instapay', 1, true) on conflict do nothing`);
  await site.app.pool.query(
    `insert into house_bank_account (id, bank_code, holder, account_number, enabled, sort)
     values ($1, 'BDO', 'PALARO INC', '001234567890', true, 1)`,
    [bankId],
  );
});
beforeEach(async () => {
  risk = await site.operator('operator3');
  second = await site.operator('operator2');
  cashier = await site.operator('cashier1');
  Object.assign(bank, { handed: [], create: () => status('sent'), query: () => status('sent') });
});
afterAll(async () => {
  expect(await breaches(site)).toEqual([]);
  await site.stop();
});

const LIST = '/console/api/deny-list';
const WHY = 'case 4711: stolen cards, three accounts';
const PASSWORD = 'Sampung-piso-7';

interface ChangeReply {
  changeId: string | null;
}
const add = (body: object) => risk.call<ChangeReply>('POST', LIST, { reason: WHY, ...body });
const addOf = (id: string, body: object) =>
  risk.call<ChangeReply>('POST', `/console/api/members/${id}/deny-list`, { reason: WHY, ...body });
const choices = async (id: string) =>
  (
    await risk.call<{ list: { kind: string; ref: string; value: string }[] }>(
      'GET',
      `/console/api/members/${id}/deny-list`,
    )
  ).value.list;

async function agree({ status: code, value }: { status: number; value: ChangeReply }) {
  expect(code).toBe(202);
  const path = `/console/api/changes/${value.changeId}`;
  const shown = await second.call<{ facts: { name: string; text?: string }[] }>('GET', path);
  expect((await second.call('POST', `${path}/approve`)).status).toBe(200);
  return shown.value.facts;
}

const find = async (q: string) =>
  (await risk.call<{ list: DenyEntry[] }>('GET', `${LIST}?q=${encodeURIComponent(q)}`)).value.list;
const matchesOf = async (id: string) =>
  (await risk.call<{ list: DenyMatch[] }>('GET', `${LIST}/matches?member=${id}`)).value.list;
const clear = (of: DenyMatch) =>
  risk.call<ChangeReply>('POST', `${LIST}/${of.entry}/members/${of.member}/clear`, { reason: WHY });

/** Registers at a browser of its own, or at that one. */
async function register(more: object = {}, browser = `visitor-${++visitors}`) {
  const body = { password: PASSWORD, confirmPassword: PASSWORD, ...more };
  const response = await fetch(`${site.url}/wps/member/register`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Language: 'EN', Cookie: `pdv=${browser}` },
    body: JSON.stringify({ username: `denied${++visitors}`, ...body }),
  });
  const answer = (await response.json()) as { code?: string; message?: string };
  return { status: response.status, ...answer };
}

const idOf = async (account: string) =>
  (
    await site.app.pool.query<{ id: string }>(
      'select id::text as id from member where account = $1',
      [account],
    )
  ).rows[0]?.id ?? '';
const lastVisitor = () => idOf(`denied${visitors}`);

const bankId = randomUUID();
const deposit = (member: Withdrawer) =>
  member.ask(
    'POST',
    '/wps/relay/MCS2_depositManualTransfer',
    { bankId, amount: '500.0000', payerName: 'Juan Dela Cruz' },
    { headers: { [HEADERS.idempotencyKey]: randomUUID() } },
  );
const payee = () => site.payee(`player${++members}`);
const stateOf = async (order: string) =>
  (
    await site.app.pool.query<{ state: string }>(
      'select state from withdrawal_order where id = $1',
      [order],
    )
  ).rows[0]?.state;

async function approve(order: string) {
  const { rows } = await site.app.pool.query<{ member: string; version: number }>(
    'select member_id::text as member, version from withdrawal_order where id = $1',
    [order],
  );
  return cashier.call('POST', '/console/api/withdrawals/approve', {
    ...rows[0],
    order,
    reason: WHY,
  });
}

const SUPPORT = [403, 'support.needed'];

describe('§21 what is on the list', () => {
  it('holds a number once, masked, and finds it by the whole value only', async () => {
    const number = '0917 555 0142';
    expect((await add({ kind: 'mobile', value: number })).value.changeId).toBeNull();
    const again = await add({ kind: 'mobile', value: '+639175550142' });
    expect([again.status, again.code]).toEqual([409, 'deny-list.listed']);
    expect(await find('9175550142')).toMatchObject([
      { kind: 'mobile', value: '+63917••••0142', reason: WHY, by: 'operator3', state: 'listed' },
    ]);
    expect(await find('917555014')).toEqual([]);
    const { rows } = await site.app.pool.query(
      `select e::text as row, a.entry->>'after' as after from deny_entry e
       join audit_entry a on a.subject = 'deny-list:' || e.id where e.kind = 'mobile'`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('5550142');
  });

  it('names the field that is wrong, in both languages', async () => {
    const wrong = [
      { kind: 'device', value: 'abc' },
      { kind: 'card', value: '12' },
      { kind: 'mobile', value: '12' },
      { kind: 'address', value: '0.0.0.0/0' },
      { kind: 'name', value: 'Juan' },
    ];
    for (const body of wrong) {
      const refused = await add(body);
      expect([body.kind, refused.status]).toEqual([body.kind, 400]);
      expect(refused.fields?.['value']).toMatch(/^[A-Z]/);
    }
    const past = await add({ kind: 'mobile', value: '09175550001', until: '2020-01-01T00:00:00Z' });
    expect([past.status, Object.keys(past.fields ?? {})]).toEqual([400, ['until']]);
    const nothing = await addOf('999999999', { kind: 'mobile', ref: 'mobile' });
    expect(nothing.status).toBe(404);
  });

  it('takes one person for an address or a /24, two for a wider range or a name', async () => {
    expect((await add({ kind: 'address', value: '198.51.100.0/24' })).status).toBe(200);
    expect((await add({ kind: 'address', value: '2001:db8:7::/48' })).status).toBe(200);
    const wide = await add({ kind: 'address', value: '198.51.96.0/20' });
    expect(await find('198.51.97.1')).toEqual([]);
    await agree(wide);
    expect((await find('198.51.97.1')).map(({ value }) => value)).toEqual(['198.51.96.0/20']);
    expect((await find('198.51.100.9')).map(({ value }) => value)).toEqual([
      '198.51.96.0/20',
      '198.51.100.0/24',
    ]);
    const facts = await agree(await add({ kind: 'name', value: 'Rogelio Dimaculangan' }));
    expect(facts).toContainEqual({ name: 'value', text: 'Rogelio Dimaculangan' });
    expect(await find('DIMACULANGAN, Rogelio')).toMatchObject([{ value: 'R••• D•••' }]);
  });

  it('is open to those with its permission only, and taken off by two people', async () => {
    expect((await cashier.call('GET', LIST)).status).toBe(403);
    expect((await cashier.call('POST', LIST, { kind: 'name', value: 'A B' })).status).toBe(403);
    await add({ kind: 'mobile', value: '09175550143' });
    const [entry] = await find('09175550143');
    await agree(await risk.call<ChangeReply>('POST', `${LIST}/${entry?.id}/lift`, { reason: WHY }));
    expect(await find('09175550143')).toMatchObject([{ state: 'ended' }]);
    expect((await add({ kind: 'mobile', value: '09175550143' })).status).toBe(200);
    const gone = await risk.call('POST', `${LIST}/${entry?.id}/lift`, { reason: WHY });
    expect(gone.status).toBe(404);
  });
});

describe('§21 registration', () => {
  it('refuses a denied browser without a reason, and leaves nothing behind', async () => {
    const browser = 'browser-of-a-thief';
    expect((await register({}, browser)).status).toBe(200);
    const [device] = (await choices(await lastVisitor())).filter(({ kind }) => kind === 'device');
    const { kind, ref = '' } = device ?? {};
    expect((await addOf(await lastVisitor(), { kind, ref })).status).toBe(200);
    const refused = await register({}, browser);
    expect([refused.status, refused.code]).toEqual(SUPPORT);
    expect(refused.message).not.toMatch(/deny|list|device/i);
    expect(await lastVisitor()).toBe('');
    expect((await find(ref))[0]?.stops).toBe(1);
    expect((await register()).status).toBe(200);
  });

  it('lets a name in and puts him before a person, who lets him through alone', async () => {
    await agree(await add({ kind: 'name', value: 'Crisanto Dela Peña' }));
    expect((await register({ payeeName: 'Crisanto Delapena' })).status).toBe(200);
    const id = await lastVisitor();
    const [match] = await matchesOf(id);
    expect(match).toMatchObject({ kind: 'name', via: 'registration', cleared: null });
    const queues = await risk.call<{ list: { name: string; count: number }[] }>(
      'GET',
      '/console/api/queues',
    );
    expect(queues.value.list.find(({ name }) => name === 'deny-matches')?.count).toBeGreaterThan(0);
    expect((await clear(match as DenyMatch)).value.changeId).toBeNull();
    expect(await matchesOf(id)).toEqual([]);
  });

  it('an entry that comes in the same moment refuses him or finds him', async () => {
    for (const last of [1, 2, 3]) {
      const mobileNum = `917666000${last}`;
      const [made] = await Promise.all([
        register({ mobileNum }),
        add({ kind: 'mobile', value: mobileNum }),
      ]);
      const id = await lastVisitor();
      if (made.status === 200) expect(await matchesOf(id)).toHaveLength(1);
      else expect([made.code, id]).toEqual(['support.needed', '']);
    }
  });

  it('refuses an address until its end, a trial too', async () => {
    const until = new Date(site.app.clock.now().getTime() + 3_600_000).toISOString();
    expect((await add({ kind: 'address', value: '127.0.0.1', until })).status).toBe(200);
    const refused = await register();
    expect([refused.status, refused.code]).toEqual(SUPPORT);
    const trial = await fetch(`${site.url}/wps/member/trialuser`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: 'pdv=looks-round' },
      body: JSON.stringify({ ofAge: true }),
    });
    expect([trial.status, ((await trial.json()) as { code: string }).code]).toEqual(SUPPORT);
    await site.advance(3_601);
    expect((await register()).status).toBe(200);
  });
});

describe('§21 money', () => {
  it('refuses a deposit, and puts a withdrawal aside until he is let through by two', async () => {
    const member = await payee();
    expect((await deposit(member)).status).toBe(200);
    const { value: order } = await member.withdraw('500.0000');
    const card = (await choices(member.id)).find(({ kind }) => kind === 'card');
    await addOf(member.id, { kind: 'card', ref: card?.ref });
    expect((await approve(order.id)).code).toBe('payout.barred');
    const refused = await deposit(member);
    expect([refused.status, refused.code]).toEqual(SUPPORT);
    const { value: review } = await cashier.call<{ person: { bars: string[] } }>(
      'GET',
      `/console/api/withdrawals/${member.id}/${order.id}`,
    );
    expect(review.person.bars).toEqual(['deny_list']);
    const [match] = await matchesOf(member.id);
    expect(match?.via).toBe('list');
    await agree(await clear(match as DenyMatch));
    expect((await approve(order.id)).code).toBeUndefined();
    expect((await deposit(member)).code).toBe('deposit_open_orders');
  });

  it('takes a withdrawal of a denied name for review, and tells its member nothing', async () => {
    const member = await payee();
    await member.given({ payee_name: 'Bonifacio Magtanggol' });
    await agree(await add({ kind: 'name', value: 'Magtanggol, Bonifacio' }));
    const { value: order, status: taken } = await member.withdraw('500.0000');
    expect([taken, order.stateText]).not.toContain('deny');
    expect(await stateOf(order.id)).toBe('Review');
    expect((await approve(order.id)).code).toBe('payout.barred');
    expect(await matchesOf(member.id)).toMatchObject([{ kind: 'name', via: 'withdrawal' }]);
  });

  it('sends no approved payout to a member who was denied meanwhile', async () => {
    const member = await payee();
    const { value: order } = await member.withdraw('500.0000');
    await site.app.pool.query('update payment_route set enabled = false');
    expect((await approve(order.id)).status).toBe(200);
    await agree(await add({ kind: 'name', value: 'Juan Dela Cruz' }));
    await site.app.pool.query('update payment_route set enabled = true');
    await site.advance(60);
    await site.runTasks();
    expect([await stateOf(order.id), bank.handed]).toEqual(['Approved', []]);
    const [entry] = await find('Juan Dela Cruz');
    await agree(await risk.call<ChangeReply>('POST', `${LIST}/${entry?.id}/lift`, { reason: WHY }));
  });

  it('takes no denied account to pay to, whoever adds it', async () => {
    const member = await payee();
    const accountNumber = '7755443322';
    expect((await add({ kind: 'card', value: accountNumber })).status).toBe(200);
    const refused = await member.post('/bankCard', {
      bankCode: 'BDO',
      accountNumber,
      holder: 'Juan Dela Cruz',
      paymentPassword: '246810',
    });
    expect([refused.status, refused.code]).toEqual(SUPPORT);
    expect(await matchesOf(member.id)).toMatchObject([{ kind: 'card', via: 'card' }]);
    expect((await deposit(member)).code).toBe('support.needed');
  });
});
