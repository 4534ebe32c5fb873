import { randomUUID } from 'node:crypto';
import type { Operator } from '@palaro/server';
import { testApp, testOperator, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmDeposit } from './console/confirm-deposit.ts';
import { rejectDeposit } from './console/end-order.ts';
import { findDeposit } from './deposits/deposits.repository.ts';
import { cashierSite, holdsPaid, paidEvent, type CashierSite } from './test-cashier.ts';
import { breaches, withdrawalSite, WITHDRAW } from './withdrawals/test-withdrawals.ts';

const CALLERS = 64;
/** Operators who may decide on such an amount alone. */
const [CASHIER, OTHER] = ['cashier1', 'cashier2'].map((name) => ({
  ...testOperator(name),
  aloneUpTo: new Map([['deposit.decide', 500_000_000n]]) as Operator['aloneUpTo'],
})) as [Operator, Operator];

describe('MONEY-01 deposits at two nodes', () => {
  let nodes: [CashierSite, CashierSite];
  beforeAll(async () => {
    const first = await cashierSite({ tasks: 'none' });
    const { database, app } = first;
    nodes = [first, await cashierSite({ tasks: 'none', database, clock: app.clock })];
  });
  afterAll(async () => {
    const [first, second] = nodes;
    expect(await breaches(first)).toEqual([]);
    await second.stop();
    await first.stop();
  });

  /** Sends the event to each node this many times at once, then lets both nodes work. */
  async function hearAtBoth(event: object, times: number) {
    const all = Array.from({ length: times }, () => nodes).flat();
    const answers = await Promise.all(all.map((node) => node.webhook([event])));
    await Promise.all(nodes.map((node) => node.runTasks()));
    return answers;
  }

  it('case 2: the same webhook at both nodes at once is answered 200 and counts once', async () => {
    const [first] = nodes;
    const member = await first.member();
    const { value: order } = await member.deposit({ amount: '500.0000' });
    const answers = await hearAtBoth(paidEvent(order), 5);
    expect(answers).toEqual(answers.map(() => 200));
    const { rows } = await first.app.pool.query<{ key: string }>(
      "select key from ledger.transfer where member_id = $1 and key like 'deposit/%'",
      [member.id],
    );
    expect([await member.cash(), rows.length]).toEqual(['500.0000', 1]);
  });

  it('two operators who decide at once, each on his node: one wins, the other is told', async () => {
    const [first, second] = nodes;
    const member = await first.member();
    const { value: order } = await member.deposit({ amount: '500.0000' });
    await first.app.pool.query(`update member set payee_name = 'Juan Dela Cruz' where id = $1`, [
      member.id,
    ]);
    await hearAtBoth(paidEvent(order, { payerName: 'Somebody Else' }), 1);
    holdsPaid(first.pay, order);
    const row = await findDeposit(first.app.db, member.id, order.id);
    const seen = { member: member.id, order: order.id, version: row?.version ?? 0 };
    const reason = 'decided on two nodes';
    const codes = await Promise.all([
      codeOf(
        confirmDeposit(first.app, CASHIER, {
          ...seen,
          reason,
          received: '500.0000',
        }),
      ),
      codeOf(rejectDeposit(second.app, OTHER, { ...seen, reason })),
    ]);
    expect(codes.toSorted()).toEqual(['done', 'order_state']);
    expect(await member.cash()).toBe(codes[0] === 'done' ? '500.0000' : '0.0000');
  });
});

describe('MONEY-02 withdrawals at two nodes', () => {
  let site: Awaited<ReturnType<typeof withdrawalSite>>;
  let second: TestApp;
  beforeAll(async () => {
    site = await withdrawalSite();
    const { database, app } = site;
    second = await testApp({ database, clock: app.clock, config: { demo: true } });
  });
  afterAll(async () => {
    expect(await breaches(site)).toEqual([]);
    await second.stop();
    await site.stop();
  });

  it('64 requests for one balance at once hold it once and lock no payment password; of two cashiers one approves', async () => {
    const member = await site.payee('player103');
    const { amount } = await member.withdrawable();
    const body = JSON.stringify({ cardId: member.card, amount, paymentPassword: '246810' });
    const requests = Array.from({ length: CALLERS }, (_, at) =>
      fetch(`${at % 2 === 0 ? site.url : second.url}${WITHDRAW}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${member.token()}`,
          'Content-Type': 'application/json',
          Cookie: `pdv=browser-of-${member.account}`,
          'Idempotency-Key': randomUUID(),
        },
        body,
      }),
    );
    const answers = await Promise.all(requests);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500 || status === 429)).toEqual([]);
    expect(await member.money()).toEqual(['0.0000', amount]);
    await approveAtBoth(member.id);
  });

  /** Case 37: each cashier has seen the same order, on a node of his own. */
  async function approveAtBoth(member: string) {
    const { rows } = await site.app.pool.query<{ order: string; version: number }>(
      'select id as "order", version from withdrawal_order where member_id = $1 and state = $2',
      [member, 'Review'],
    );
    expect(rows).toHaveLength(1);
    const cashiers = await Promise.all([site, second].map((node) => node.operator('cashier1')));
    const decided = await Promise.all(
      cashiers.map((one) =>
        one.call('POST', '/console/api/withdrawals/approve', { member, ...rows[0] }),
      ),
    );
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
