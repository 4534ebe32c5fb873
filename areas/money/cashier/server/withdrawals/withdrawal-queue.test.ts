import { afterAll, beforeAll, expect, it } from 'vitest';
import { breaches, withdrawalSite, type Withdrawer } from './test-withdrawals.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
let members = 106;
beforeAll(async () => {
  site = await withdrawalSite([], { 'hold.cardHours': 0 });
});
afterAll(async () => {
  expect(await breaches(site)).toEqual([]);
  await site.stop();
});

const WITHDRAWALS = '/console/api/withdrawals';

async function waiting() {
  const member = await site.payee(`player${++members}`);
  const { value: order } = await member.withdraw('500.0000');
  return { member, order: order.id };
}

/** An order that two people must approve: its card is new. */
async function waitingForTwo() {
  const made = await waiting();
  await site.app.pool.query('update bank_card set added_at = $2 where member_id = $1', [
    made.member.id,
    site.app.clock.now(),
  ]);
  return made;
}

const seenOf = (member: Withdrawer, order: string) => ({ member: member.id, order, version: 1 });

/** The orders in the operator's queue, and what his count of it says. */
async function queueOf(name: string) {
  const operator = await site.operator(name);
  const { value } = await operator.call<{ list: { id: string }[]; total: number }>(
    'GET',
    `${WITHDRAWALS}?queue=waiting`,
  );
  const counts = await operator.call<{ list: { name: string; count: number }[] }>(
    'GET',
    '/console/api/queues',
  );
  const count = counts.value.list.find((queue) => queue.name === 'withdrawals')?.count;
  expect(count).toBe(value.total);
  return value.list.map(({ id }) => id);
}

it('§3 what waits for a second person leaves the first one’s queue and count, not the others’', async () => {
  const { member, order } = await waitingForTwo();
  const cashier = await site.operator('cashier1');
  expect(await queueOf('cashier1')).toContain(order);
  const body = { ...seenOf(member, order), reason: 'known for years' };
  const asked = await cashier.call<{ changeId: string }>('POST', `${WITHDRAWALS}/approve`, body);
  expect(asked.status).toBe(202);
  expect(await queueOf('cashier1')).not.toContain(order);
  expect(await queueOf('operator2')).toContain(order);
  // Once he takes it back, it waits for him again.
  const withdrawn = `/console/api/changes/${asked.value.changeId}/withdraw`;
  expect((await cashier.call('POST', withdrawn, {})).status).toBe(200);
  expect(await queueOf('cashier1')).toContain(order);
});

it.each([
  ['account_name', 'The account is not in your verified name.'],
  ['identity', 'We need to see your identity again first.'],
  ['other', 'Our service can tell you more.'],
])('§8 a rejection as %s tells the member so, and not what operators wrote', async (tell, says) => {
  const { member, order } = await waiting();
  const cashier = await site.operator('cashier1');
  const body = { ...seenOf(member, order), tell, reason: 'launders for his cousin' };
  expect((await cashier.call('POST', `${WITHDRAWALS}/reject`, body)).status).toBe(200);
  const { value } = await member.order(order);
  expect(value.stateText).toBe(`Not paid: ${says} The money is back in your wallet.`);
  expect(JSON.stringify(value)).not.toContain('cousin');
});

it('§8 a rejection without a reason for the member is refused', async () => {
  const { member, order } = await waiting();
  const cashier = await site.operator('cashier1');
  const body = { ...seenOf(member, order), reason: 'launders for his cousin' };
  const answer = await cashier.call('POST', `${WITHDRAWALS}/reject`, body);
  expect([answer.status, answer.fields]).toMatchObject([400, { tell: expect.any(String) }]);
  expect((await member.order(order)).value.state).toBe('Review');
});
