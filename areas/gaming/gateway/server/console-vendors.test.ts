import { createHmac } from 'node:crypto';
import { randomHex } from '@palaro/kernel';
import { operatorAt, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { launchSession } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FoundVendor } from '../console.api.ts';
import { writeMessages } from './message-log.ts';

const OLD = { key: 'demo-vendor', secret: 'demo-vendor-secret' };
/** Its secret is what the site answers. */
const NEW = { key: 'demo-vendor-2', secret: '' };
const reason = 'as the test asks';

let site: TestApp;
let one: TestOperator;
let two: TestOperator;
beforeAll(async () => {
  // Nobody listens there; what an answering vendor says, a browser test of the demo shows.
  const config = { demoVendorUrl: 'http://127.0.0.1:9' };
  site = await testApp({ demo: true, tasks: 'none', config });
  one = await operatorAt(site.url, 'operator1');
  two = await operatorAt(site.url, 'operator2');
});
afterAll(() => site.stop());

const at = (rest = '', vendor = 'DEMO') => `/console/api/vendors/${vendor}${rest}`;
const post = (rest: string, body?: object, who = one) => who.call('POST', at(rest), body);
const found = async () => (await one.call<FoundVendor>('GET', at())).value;
const keys = async () => (await found()).credentials.map(({ key }) => key);

/** Sends a callback as the vendor does, signed with that credential. */
async function callback(command: string, message: object, { key, secret } = OLD) {
  const path = `/vendor/v1/DEMO/${command}`;
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(site.app.clock.now().getTime() / 1000));
  const nonce = randomHex(16);
  const text = ['v1', timestamp, nonce, path, body].join('\n');
  const signature = `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
  const signed = {
    'X-Vendor-Key': key,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': signature,
  };
  const headers = { 'Content-Type': 'application/json', ...signed };
  const response = await fetch(site.url + path, { method: 'POST', headers, body });
  return (await response.json()) as { status: string; member?: string; session?: string };
}

async function demoGame(): Promise<string> {
  const list = await one.call<{ list: { gameId: string }[] }>(
    'GET',
    '/console/api/games?vendor=DEMO&pageSize=1',
  );
  return list.value.list[0]?.gameId ?? '';
}

/** A round of member1 at the vendor with a bet that was booked. */
async function openRound(round: string) {
  const { db } = site.app;
  const named = db.selectFrom('member').select('id').where('account', '=', 'member1');
  const { id: member } = await named.executeTakeFirstOrThrow();
  const game = await demoGame();
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  const { code } = await launchSession(site.app, { member, vendor: 'DEMO', game, ...about });
  const opened = await callback('authenticate', { code });
  const message = { member: opened.member, currency: 'PHP', game, round };
  const bet = { ...message, transaction: `${round}-bet`, session: opened.session };
  expect((await callback('bet', { ...bet, amount: '1.0000' })).status).toBe('OK');
  return {
    bet: () => callback('bet', { ...bet, transaction: `${round}-more`, amount: '1.0000' }),
    win: (signer = OLD) =>
      callback('win', { ...message, transaction: `${round}-win`, amount: '2.5000' }, signer),
  };
}

it('OC-16 a vendor switched off takes no bet, but its open round is credited over the wire', async () => {
  const round = await openRound('console-off');
  await writeMessages(site.app);
  const before = (await found()).vendor;
  expect(before.enabled).toBe(true);
  expect(before.openRounds).toBeGreaterThanOrEqual(1);
  expect(before.callbacks).toBeGreaterThanOrEqual(2);
  expect((await post('/switch', { enabled: false, reason })).status).toBe(200);
  expect((await found()).vendor.enabled).toBe(false);
  expect((await round.bet()).status).toBe('VENDOR_DISABLED');
  expect((await round.win()).status).toBe('OK');
  expect((await post('/switch', { enabled: true, reason })).status).toBe(200);
  expect((await found()).vendor.enabled).toBe(true);
});

it('maintenance of a vendor begins now, still credits an open round, and ends by itself', async () => {
  const round = await openRound('console-window');
  const minutes = (count: number) =>
    new Date(site.app.clock.now().getTime() + count * 60_000).toISOString();
  const wrong = { from: minutes(10), until: minutes(5), reason };
  expect((await post('/maintenance', wrong)).code).toBe('game.time_refused');
  const until = minutes(5);
  expect((await post('/maintenance', { until, reason })).status).toBe(200);
  const { vendor, maintenance } = await found();
  expect(vendor.enabled).toBe(false);
  expect(maintenance).toMatchObject([{ begun: true, until, by: 'operator1', reason }]);
  expect((await round.win()).status).toBe('OK');
  await site.advance(301);
  await site.runTasks();
  expect((await found()).vendor.enabled).toBe(true);
});

/** Plans maintenance from and until so many minutes from now; without a beginning it begins now. */
async function plan(until: number, from?: number) {
  const after = (minutes: number) =>
    new Date(site.app.clock.now().getTime() + minutes * 60_000).toISOString();
  const window = {
    until: after(until),
    ...(from === undefined ? {} : { from: after(from) }),
    reason,
  };
  expect((await post('/maintenance', window)).status).toBe(200);
  const { maintenance } = await found();
  const { id = '' } = maintenance.find((planned) => planned.until === window.until) ?? {};
  return { id, ...window };
}

const cancel = (id: string, vendor = 'DEMO') =>
  one.call('POST', at(`/maintenance/${id}/cancel`, vendor), { reason });

async function cancelEntries() {
  const { rows } = await site.app.pool.query<{ entry: string }>(
    "select entry from audit_entry where entry::text like '%vendor.maintenance_cancel%' order by seq",
  );
  return rows.map(({ entry }) => JSON.stringify(entry));
}

it('maintenance that is cancelled before it begins never begins, and leaves its entry', async () => {
  const window = await plan(4, 2);
  expect((await cancel(window.id, 'KASA')).code).toBe('not_found');
  expect((await cancel(window.id)).status).toBe(200);
  expect((await found()).maintenance).toEqual([]);
  expect((await cancel(window.id)).code).toBe('game.not_waiting');
  expect((await cancelEntries()).at(-1)).toContain(window.until);
  await site.advance(121);
  await site.runTasks();
  expect((await found()).vendor.enabled).toBe(true);
});

it('maintenance that overlaps another of the vendor is refused, and one that follows it is not', async () => {
  const first = await plan(20, 10);
  const ask = (from: number | undefined, until: number) => {
    const when = (minutes: number) =>
      new Date(Date.parse(first.until) + (minutes - 20) * 60_000).toISOString();
    const begin = from === undefined ? {} : { from: when(from) };
    return post('/maintenance', { ...begin, until: when(until), reason });
  };
  for (const [from, until] of [
    [5, 11],
    [12, 15],
    [19, 30],
    [5, 30],
    [undefined, 11],
  ] as const) {
    expect((await ask(from, until)).code).toBe('vendor.maintenance_overlaps');
  }
  expect((await found()).maintenance).toHaveLength(1);
  expect((await found()).vendor.enabled).toBe(true);
  expect((await ask(20, 30)).status).toBe(200);
  for (const { id } of (await found()).maintenance) {
    expect((await cancel(id)).status).toBe(200);
  }
});

it('maintenance that is cancelled while it runs ends at once, and its end does nothing', async () => {
  for (const from of [undefined, 1]) {
    const window = await plan(3, from);
    if (from !== undefined) {
      await site.advance(from * 60 + 1);
      await site.runTasks();
    }
    expect((await found()).vendor.enabled).toBe(false);
    expect((await cancel(window.id)).status).toBe(200);
    expect((await found()).vendor.enabled).toBe(true);
    // Switched off by hand later, the vendor is not switched on by the window that is gone.
    expect((await post('/switch', { enabled: false, reason })).status).toBe(200);
    await site.advance(181);
    await site.runTasks();
    expect((await found()).vendor.enabled).toBe(false);
    expect((await post('/switch', { enabled: true, reason })).status).toBe(200);
  }
});

it('maintenance ahead comes whatever is switched before it; who switches while it runs decides', async () => {
  const turn = (enabled: boolean) => post('/switch', { enabled, reason });
  const on = async () => (await found()).vendor.enabled;
  const pass = async (seconds: number) => {
    await site.advance(seconds);
    await site.runTasks();
    return on();
  };
  await plan(3, 1);
  await turn(false);
  await turn(true);
  expect([await pass(61), await pass(120)]).toEqual([false, true]);
  await plan(3, 1);
  expect(await pass(61)).toBe(false);
  // On again, and off for good: the end of the window, planned before, opens nothing.
  await turn(true);
  await turn(false);
  expect((await found()).maintenance).toEqual([]);
  expect(await pass(120)).toBe(false);
  await turn(true);
});

it('OC-23 while the whole site is in maintenance a vendor’s credit is booked all the same', async () => {
  const round = await openRound('site-closed');
  const maintain = (set: object) =>
    one.call('POST', '/console/api/site/maintenance', {
      textEN: 'Soon',
      textTY: 'Saglit',
      reason,
      ...set,
    });
  expect((await maintain({ on: true, minutes: 15 })).status).toBe(200);
  const pages = await fetch(`${site.url}/wps/relay/GCSGAME_getVassGameType`);
  expect(pages.status).toBe(503);
  expect((await round.win()).status).toBe('OK');
  const { rows } = await site.app.pool.query<{ wins: string }>(
    "select wins from game_round where vendor = 'DEMO' and ref = 'site-closed'",
  );
  expect(rows).toEqual([{ wins: '25000' }]);
  expect((await maintain({ on: false })).status).toBe(200);
});

it('OC-18 a vendor’s secret is never readable; old and new both work in the overlap', async () => {
  const { key } = NEW;
  // Whoever asks chooses no secret.
  const body = { key, reason, secret: 'mahaba-at-lihim-na-salita' };
  const ask = () =>
    one.call<{ changeId: string; secret: string }>('POST', at('/credentials'), body, 'k1');
  const asked = await ask();
  expect(asked.status).toBe(202);
  expect((await ask()).code, 'a repeat shows it no second time').toBe('idempotency_spent');
  const stored = await site.app.pool.query('select answer from idempotency_key');
  expect(JSON.stringify(stored.rows)).not.toContain(asked.value.secret);
  expect(asked.value.secret).toMatch(/^[\w-]{43}$/);
  NEW.secret = asked.value.secret;
  expect(await keys()).toEqual([OLD.key]);
  expect((await callback('balance', {}, NEW)).status).toBe('SIGNATURE_INVALID');
  const change = `/console/api/changes/${asked.value.changeId}`;
  expect((await one.call('POST', `${change}/approve`, {})).code).toBe('console.second_person');
  const shown = JSON.stringify((await two.call('GET', change)).value);
  expect((await two.call('POST', `${change}/approve`, {})).status).toBe(200);
  expect(await keys()).toEqual([NEW.key, OLD.key]);

  const ofMaker = await callback('balance', {}, { key, secret: body.secret });
  expect(ofMaker.status).toBe('SIGNATURE_INVALID');
  expect((await (await openRound('overlap-new')).win(NEW)).status).toBe('OK');
  expect((await (await openRound('overlap-old')).win(OLD)).status).toBe('OK');
  expect((await post('/credentials', { key, reason })).code).toBe('vendor.key_taken');

  const round = await openRound('overlap-over');
  expect((await post(`/credentials/${OLD.key}/end`, { reason })).status).toBe(200);
  expect((await round.win(OLD)).status).toBe('SIGNATURE_INVALID');
  expect((await round.win(NEW)).status).toBe('OK');
  expect((await post(`/credentials/${NEW.key}/end`, { reason })).code).toBe(
    'vendor.last_credential',
  );

  const read = async (table: string) =>
    JSON.stringify((await site.database.pool.query(`select t::text from ${table} t`)).rows);
  const kept = [await read('change_request'), await read('audit_entry')];
  for (const text of [shown, JSON.stringify(await found()), ...kept]) {
    expect(text).not.toContain(NEW.secret);
  }
});

it('a test call says that nobody answered, and leaves its entry', async () => {
  const outcome = await post('/test');
  expect(outcome).toMatchObject({ status: 200, value: { answered: false } });
  expect((await one.call('POST', at('/test', 'NOBODY'))).code).toBe('not_found');
  const support = await operatorAt(site.url, 'support1');
  expect((await support.call('GET', at())).code).toBe('console.forbidden');
});
