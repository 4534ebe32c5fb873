import { dayIn, Money } from '@palaro/kernel';
import { testOperator, watchShards } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { returnDeposit } from '../console/end-order.ts';
import { findDeposit } from '../deposits/deposits.repository.ts';
import { queryPayments, expireDeposits } from '../deposits/deposits.tasks.ts';
import { applyPayment, type PaymentEvent } from './apply-payment.ts';
import { eventText } from './event-json.ts';
import { findByNames } from './find-order.ts';
import { checkUnreadableWebhooks } from './unreadable-webhooks.ts';
import { eventEnvelope, sweepEvents } from './work-event.ts';
import {
  cashierSite,
  endEvent,
  paidEvent,
  revive,
  type CashierMember,
  type CashierSite,
} from '../test-cashier.ts';

let site: CashierSite;
beforeAll(async () => {
  site = await cashierSite({ tasks: 'none' });
});
afterAll(() => site.stop());

async function ordered(amount = '500.0000', wanted = {}) {
  const member = await site.member(wanted);
  const { value: order } = await member.deposit({ amount });
  const read = async () => (await member.call('GET', `/api/v1/deposits/${order.id}`)).value;
  return { member, order, read };
}

const postings = async ({ id }: CashierMember) => {
  const { rows } = await site.app.pool.query<{ key: string }>(
    "select key from ledger.transfer where member_id = $1 and key like 'deposit/%' order by key",
    [id],
  );
  return rows.length;
};

const run = (task: typeof expireDeposits) =>
  task.run({ app: site.app, now: site.app.clock.now(), batch: 100 });

const exclude = (member: string) =>
  site.app.pool.query(`insert into exclusion (member_id, kind, from_at) values ($1, 'self', $2)`, [
    member,
    site.app.clock.now(),
  ]);

it('MONEY-01 cases 2 and 3: the same event, and another one of the same payment, count once', async () => {
  const { member, order, read } = await ordered();
  const event = paidEvent(order);
  const answers = await Promise.all(
    [event, event, event, event, event].map((one) => site.webhook([one])),
  );
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  await site.runTasks();
  await site.hear(paidEvent(order));
  expect(await read()).toMatchObject({ state: 'Paid', credited: '500.0000' });
  expect([await member.cash(), await postings(member)]).toEqual(['500.0000', 1]);
  const { rows } = await site.app.pool.query(
    'select cause_kind, required from turnover_requirement where member_id = $1',
    [member.id],
  );
  expect(rows).toEqual([{ cause_kind: 'deposit', required: '5000000' }]);
});

it('MONEY-01 case 4: what proves nothing is answered 401, and nothing is stored', async () => {
  const { order, read } = await ordered();
  expect(await site.webhook([paidEvent(order)], 'wrong')).toBe(401);
  await site.runTasks();
  expect(await read()).toMatchObject({ state: 'Pending' });
  const unknown = await fetch(`${site.url}/api/v1/payments/webhooks/NOBODY`, { method: 'POST' });
  expect(unknown.status).toBe(401);
});

it('MONEY-01 case 6: an order that was paid stays paid when a failure comes later', async () => {
  const { member, order, read } = await ordered();
  await site.hear(paidEvent(order));
  await site.hear(endEvent(order, 'failed'));
  expect([(await read()).state, await member.cash()]).toEqual(['Paid', '500.0000']);
});

it('MONEY-01 case 7: money that comes after the time is added', async () => {
  const { member, order, read } = await ordered();
  await site.hear(endEvent(order, 'expired'));
  expect((await read()).state).toBe('Expired');
  await site.hear(paidEvent(order));
  expect([(await read()).state, await member.cash()]).toEqual(['Paid', '500.0000']);
});

it('MONEY-01 case 8: money that comes after a cancel is added', async () => {
  const { member, order, read } = await ordered();
  await member.call('POST', `/api/v1/deposits/${order.id}/cancel`);
  await site.hear(paidEvent(order));
  expect([(await read()).state, await member.cash()]).toEqual(['Paid', '500.0000']);
});

it('MONEY-01 case 11: another amount than ordered waits for an operator', async () => {
  const { member, order, read } = await ordered();
  await site.hear(paidEvent(order, { amount: '490.0000' }));
  expect(await read()).toMatchObject({ state: 'Review', received: '490.0000', credited: null });
  expect([await member.cash(), await postings(member)]).toEqual(['0.0000', 0]);
});

it('MONEY-01 a difference within the tolerance is credited as it came', async () => {
  const { member, order } = await ordered();
  await site.hear(paidEvent(order, { amount: '499.0000' }));
  expect(await member.cash()).toBe('499.0000');
});

it('MONEY-01 case 12: another currency waits for an operator and adds nothing', async () => {
  const { member, order, read } = await ordered();
  await site.hear(paidEvent(order, { currency: 'USD' }));
  expect([(await read()).state, await member.cash()]).toEqual(['Review', '0.0000']);
});

it('MONEY-01 case 13: money of an unknown reference is nobody’s', async () => {
  const { member, order } = await ordered();
  const event = { ...paidEvent(order, { reference: 'D0000000000000' }), providerId: 'pay_other' };
  await site.hear(event);
  const rows = await site.app.db.selectFrom('payment_unmatched').selectAll().execute();
  expect(rows).toMatchObject([{ provider_id: 'pay_other', amount: '5000000', state: 'Open' }]);
  expect(await member.cash()).toBe('0.0000');
});

it('MONEY-01 case 14: a stranger’s money waits for an operator', async () => {
  const { member, order, read } = await ordered();
  await site.app.db
    .updateTable('member')
    .set({ payee_name: 'Juan Dela Cruz' })
    .where('id', '=', member.id)
    .execute();
  await site.hear(paidEvent(order, { payerName: 'PEDRO PENDUKO' }));
  expect([(await read()).state, await member.cash()]).toEqual(['Review', '0.0000']);
});

it('MONEY-01 case 15: late money of an excluded member waits for an operator and goes back', async () => {
  const { member, order, read } = await ordered();
  await site.hear(endEvent(order, 'expired'));
  await exclude(member.id);
  await site.hear(paidEvent(order));
  expect([(await read()).state, await member.cash()]).toEqual(['Review', '0.0000']);
  const row = await findDeposit(site.app.db, member.id, order.id);
  const seen = { member: member.id, order: order.id, version: row?.version ?? 0 };
  await returnDeposit(site.app, testOperator('cashier1'), { ...seen, reason: 'he is excluded' });
  expect([(await read()).state, await member.cash()]).toEqual(['Returned', '0.0000']);
});

it('MONEY-01 case 16: a reversal takes the cash, the rest is debt, and the account is frozen', async () => {
  const { member, order } = await ordered();
  await site.hear(paidEvent(order));
  await spend(member, '300.0000');
  await site.hear(endEvent(order, 'reversed'));
  await site.hear(endEvent(order, 'reversed'));
  const { rows } = await site.app.pool.query<{ kind: string; balance: string }>(
    "select kind, balance from wallet where member_id = $1 and kind in ('CASH', 'DEBT') order by kind",
    [member.id],
  );
  expect(rows).toEqual([
    { kind: 'CASH', balance: '0' },
    { kind: 'DEBT', balance: '-3000000' },
  ]);
  const frozen = await site.app.db
    .selectFrom('member')
    .select('state')
    .where('id', '=', member.id)
    .executeTakeFirst();
  expect(frozen?.state).toBe('disabled');
  const trail = await site.app.pool.query<{ actor: string }>(
    "select actor from audit_entry where action = 'member.freeze' and member = $1",
    [member.id],
  );
  expect(trail.rows).toEqual([{ actor: 'system:cashier.freeze-reversed' }]);
});

it('MONEY-01 a payment that was taken back before it was heard of waits for an operator', async () => {
  const { member, order, read } = await ordered();
  await site.hear(endEvent(order, 'reversed'));
  await site.hear(paidEvent(order));
  expect([(await read()).state, await member.cash()]).toEqual(['Review', '0.0000']);
});

it('MONEY-01 a stranger’s money goes on waiting, though a repeat names no payer', async () => {
  const { member, order, read } = await ordered();
  const payee = { payee_name: 'Juan Dela Cruz' };
  await site.app.db.updateTable('member').set(payee).where('id', '=', member.id).execute();
  await site.hear(paidEvent(order, { payerName: 'PEDRO PENDUKO' }));
  await site.hear(paidEvent(order));
  expect([(await read()).state, await member.cash()]).toEqual(['Review', '0.0000']);
});

async function spend({ id }: CashierMember, amount: string) {
  const { bookOf, ledgerOf } = await import('@palaro/wallet/server');
  const { cash, house } = await import('@palaro/ledger');
  const book = await bookOf(site.app, id);
  const [answer] = await ledgerOf(site.app).commit([
    {
      does: 'post',
      member: id,
      book: book?.book ?? 0,
      key: `adjust/${id}`,
      input: amount,
      kind: 'manualAdjust',
      cause: { kind: 'adjust', id },
      at: site.app.clock.now(),
      legs: [{ from: cash, to: house('ADJUST', '', 'TEST'), amount: Money.of(amount) }],
    },
  ]);
  expect(answer?.is).toBe('posted');
}

it('MONEY-01 cases 9 and 10: without a webhook, the provider is asked', async () => {
  const member = await site.member();
  site.pay.next.push({ is: 'unknown', why: 'the answer was 500' });
  site.pay.secretly = true;
  const { value: order } = await member.deposit({ amount: '500.0000' });
  site.pay.secretly = false;
  const read = async () => (await member.call('GET', `/api/v1/deposits/${order.id}`)).value;
  expect(order.state).toBe('Created');
  await site.advance(10);
  await run(queryPayments);
  expect(await read()).toMatchObject({ state: 'Pending', action: { kind: 'redirect' } });
  expect(site.pay.created.filter((one) => one.reference === order.reference)).toHaveLength(1);
  const payment = site.pay.payments.get(order.reference);
  const at = site.app.clock.now();
  const paid = {
    amount: Money.of('500.0000'),
    currency: 'PHP',
    fee: null,
    payerName: null,
    channelReference: null,
    at,
  };
  site.pay.payments.set(order.reference, { ...payment!, state: 'paid', paid });
  await site.advance(15 * 60);
  await run(expireDeposits);
  expect((await read()).state).toBe('Expired');
  await site.advance(120);
  await run(queryPayments);
  expect([(await read()).state, await member.cash()]).toEqual(['Paid', '500.0000']);
});

it('MONEY-06 another provider that was tried before ends nothing, and what it was paid belongs to no order', async () => {
  const { member, order } = await ordered();
  const other = async (one: object) => {
    const about = { ...JSON.parse(JSON.stringify(one), revive), providerId: 'b-1' };
    const told = about as PaymentEvent;
    return applyPayment(site.app, 'BEFORE', told, await findByNames(site.app, 'BEFORE', told));
  };
  expect(await other(endEvent(order, 'failed'))).toBe('nothing');
  await site.hear(paidEvent(order));
  expect(await other(endEvent(order, 'reversed'))).toBe('nothing');
  expect(await other(paidEvent(order))).toBe('unmatched');
  expect(await other(paidEvent(order))).toBe('nothing');
  expect(await member.cash()).toBe(order.amount);
});

it('MONEY-01 an event that its node stored and left is found by the sweep and added once', async () => {
  const { member, order } = await ordered();
  const event = JSON.parse(JSON.stringify(paidEvent(order)), revive) as PaymentEvent;
  const id = `SANDBOX/${event.id}`;
  await site.app.pool.query(
    `insert into payment_event (provider, event_id, received_at, body_sealed)
      values ('SANDBOX', $1, $2, $3)`,
    [event.id, site.app.clock.now(), eventEnvelope(site.app).seal(id, eventText(event))],
  );
  await run(sweepEvents);
  await site.runTasks();
  expect(await member.cash()).toBe('0.0000');
  await site.advance(16);
  await run(sweepEvents);
  await site.runTasks();
  expect(await member.cash()).toBe('500.0000');
  // The node died after the money was added and before the event was kept as done.
  await site.app.pool.query(
    'update payment_event set done_at = null, queued_at = null where event_id = $1',
    [event.id],
  );
  await run(sweepEvents);
  await site.runTasks();
  expect([await member.cash(), await postings(member)]).toEqual(['500.0000', 1]);
});

it('MONEY-01 a proven webhook that cannot be read whole is kept once, and found at night', async () => {
  const { order, member } = await ordered();
  const { provider } = site.pay;
  const { verifyWebhook } = provider;
  provider.verifyWebhook = () => 'unreadable';
  const answers = [await site.webhook([{ a: 1 }]), await site.webhook([{ a: 1 }])];
  provider.verifyWebhook = verifyWebhook;
  expect(answers).toEqual([200, 200]);
  // Neither nothing nor less is money that came: the books could not take it.
  for (const amount of ['0.0000', '-500.0000']) {
    expect(await site.webhook([paidEvent(order, { amount })])).toBe(200);
  }
  await site.runTasks();
  expect(await member.cash()).toBe('0.0000');
  const today = dayIn(site.app.site.settings['site.zone'], site.app.clock.now());
  const findings = await checkUnreadableWebhooks.run(site.app, today);
  expect(findings.map(({ details }) => details)).toEqual(Array(3).fill({ provider: 'SANDBOX' }));
  expect(await site.webhook([paidEvent(order)], 'wrong')).toBe(401);
});

it('MONEY-01 each commit of a deposit is one member’s, but for the order’s name', async () => {
  // The first deposit of a site also opens the house's accounts.
  await site.hear(paidEvent((await ordered()).order));
  const member = await site.member();
  const commits = await watchShards(site.database.pool);
  const { value: order } = await member.deposit({ amount: '500.0000' });
  await site.hear(paidEvent(order));
  expect(await member.cash()).toBe('500.0000');
  const seen = await commits();
  for (const { wrote, foreign } of seen) {
    expect([Object.keys(wrote), foreign]).toEqual([[member.id], []]);
  }
  expect([...new Set(seen.flatMap((one) => one.site))]).toEqual(['payment_reference']);
});
