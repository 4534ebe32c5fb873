// What a log or a copy of the database must never show, over the whole way of a member's money.
import { Writable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { HEADERS } from '@palaro/api';
import { createLog } from '@palaro/server-app';
import { provide } from '@palaro/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { DepositOrder } from '../cashier.api.ts';
import { eventLane } from './payments/event-lane.ts';
import { connectedProviders, type Connected } from './payments/provider-line.ts';
import { paidEvent, revive } from './test-cashier.ts';
import { PERSONAL, verifyPerson } from './test-verified.ts';
import { bank, provider as payouts, status } from './withdrawals/test-bank.ts';
import { withdrawalSite } from './withdrawals/test-withdrawals.ts';

const ACCOUNT = '4471930265';
const PAYER = 'Estrella Magpantay';
const STRANGER = 'Kumpanya ni Bathala';
const GATEWAY = '/wps/relay/MCS2_depositPaymentGateway';

/** Takes payments and payouts; it says no more of a webhook than that it is genuine. */
const provider = {
  ...payouts,
  channels: { GCASH: 'gcash' },
  secrets: {},
  testSecrets: () => null,
  confirmAlways: false,
  createPayment: (_line: unknown, { reference }: { reference: string }) =>
    Promise.resolve({
      is: 'ok',
      providerId: `pay_${reference}`,
      expiresAt: null,
      action: { kind: 'redirect', url: 'https://pay.test/page' },
    }),
  queryPayment: () => Promise.resolve({ is: 'unknown', why: 'no answer' }),
  verifyWebhook: (_line: unknown, { headers, body }: { headers: object; body: Uint8Array }) =>
    'stand-in' in headers ? (JSON.parse(Buffer.from(body).toString(), revive) as unknown) : null,
} as unknown as Connected['provider'];
const standIn = provide(connectedProviders, (app) => {
  const line = { address: '', secrets: {}, test: true, now: () => app.clock.now() };
  return new Map([['SANDBOX', { provider, line }]]);
});

it('MONEY-01 MONEY-02 no account number, payer, slip, webhook, address or ID document stands in the log or openly in the database', async () => {
  const lines: string[] = [];
  const log = createLog(
    'trace',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
    }),
  );
  const site = await withdrawalSite([standIn], {}, log);
  const webhook = async (event: object, headers = { 'Stand-In': 'right' }) => {
    const body = JSON.stringify([event]);
    const all = { 'Content-Type': 'application/json', ...headers };
    const path = `${site.url}/api/v1/payments/webhooks/SANDBOX`;
    const answer = await fetch(path, { method: 'POST', headers: all, body });
    await eventLane(site.app).idle();
    await site.runTasks();
    return answer.status;
  };
  expect(await verifyPerson(site)).toEqual({
    registered: 200,
    typing: [400, 200],
    uploads: [415, 200, 200, 200],
    sent: 200,
    seen: { address: true, pictures: Array(3).fill('/9j/'), approved: 200 },
  });
  const member = await site.payee('player101', { accountNumber: ACCOUNT });
  const post = async (path: string, body: object) => {
    const headers = { [HEADERS.idempotencyKey]: randomUUID() };
    return (await member.ask('POST', path, body, { headers })).value as unknown as DepositOrder;
  };

  // A deposit of a stranger, one without an order, one that nobody signed, one that is asked about.
  const order = await post(GATEWAY, { method: 'GCASH', amount: '500.0000' });
  expect(await webhook(paidEvent(order, { payerName: PAYER }))).toBe(200);
  const unknown = { reference: 'D0000000000000', payerName: STRANGER };
  expect(await webhook(paidEvent(order, unknown))).toBe(200);
  expect(await webhook(paidEvent(order, { payerName: PAYER }), {} as never)).toBe(401);
  const large = { payerName: PAYER, amount: '20000.0000' };
  expect(await webhook(paidEvent(order, large))).toBe(200);
  const waits = await member.ask('GET', `/api/v1/deposits/${order.id}`);
  expect((waits.value as DepositOrder).state).toBe('Review');

  // A transfer by hand with the payer's name and a slip.
  const draw = { create: { width: 64, height: 64, channels: 3, background: '#a1b2c3' } } as const;
  const picture = await sharp(draw).png().toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `${PAYER}.png`);
  const upload = (body: FormData) =>
    fetch(`${site.url}/api/v1/deposits/slips`, {
      method: 'POST',
      body,
      headers: {
        Authorization: `Bearer ${member.token()}`,
        Cookie: 'pdv=browser-of-player101',
        [HEADERS.idempotencyKey]: randomUUID(),
      },
    });
  const slip = (await (await upload(form)).json()) as { value: { id: string } };
  const offered = await member.ask('GET', '/wps/relay/MCS2_depositBanksByVendor');
  const { vendors } = offered.value as {
    vendors: { methods: { banks?: { id: string }[] }[] }[];
  };
  const bankId = vendors.flatMap(({ methods }) => methods.flatMap(({ banks = [] }) => banks))[0]
    ?.id;
  const manual = { bankId, amount: '150.0000', payerName: PAYER, slip: slip.value.id };
  expect((await post('/wps/relay/MCS2_depositManualTransfer', manual)).state).toBe('Pending');
  const huge = new FormData();
  huge.set('file', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), `${PAYER}.png`);
  expect(await (await upload(huge)).json()).toMatchObject({ code: 'slip_size' });
  huge.set('file', new Blob(['no picture']), `${PAYER}.png`);
  expect(await (await upload(huge)).json()).toMatchObject({ code: 'slip_type' });

  // A payout whose provider breaks, and is then asked about.
  bank.create = () => Promise.reject(new Error('the provider broke'));
  bank.query = () => status('paid');
  expect((await member.withdraw('100.0000')).status).toBe(200);
  const cashier = await site.operator('cashier1');
  const { rows } = await site.app.pool.query<{ order: string; version: number }>(
    'select id as "order", version from withdrawal_order where member_id = $1',
    [member.id],
  );
  const decided = { member: member.id, ...rows[0] };
  await cashier.call('POST', '/console/api/withdrawals/approve', decided);
  await site.runTasks();
  await site.advance(3_600);
  await site.runTasks();
  expect(bank.handed.map(({ accountNumber }) => accountNumber)).toContain(ACCOUNT);

  const secrets = [ACCOUNT, PAYER, STRANGER, PAYER.toUpperCase(), ...PERSONAL.kept];
  const logged = lines.join('');
  expect(logged).toContain('money came that belongs to no order');
  const tables = await site.app.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'ledger')`,
  );
  expect(tables.rows.length).toBeGreaterThan(50);
  const kept: string[] = [];
  for (const { name } of tables.rows) {
    const all = await site.app.pool.query<{ text: string }>(
      `select t::text as text from ${name} t`,
    );
    kept.push(...all.rows.map(({ text }) => text));
  }
  const database = kept.join('\n');
  expect(database).toContain(order.reference);
  for (const secret of secrets) {
    const hex = Buffer.from(secret).toString('hex');
    for (const text of [logged, database]) {
      expect(text.includes(secret) || text.includes(hex), secret).toBe(false);
    }
  }
  for (const secret of PERSONAL.logged) expect(logged.includes(secret), secret).toBe(false);
  expect(database).not.toContain('ffd8ffe0');
  await site.stop();
}, 300_000);
