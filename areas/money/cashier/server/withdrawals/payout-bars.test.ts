import type { MemberId } from '@palaro/kernel';
import type { TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bank, standIn, status } from './test-bank.ts';
import { breaches, withdrawalSite, type Withdrawer } from './test-withdrawals.ts';
import { watchPayouts } from './withdrawals.tasks.ts';
import { isPayoutBarred } from './payout-bars.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
let risk: TestOperator;
let second: TestOperator;
let cashier: TestOperator;
let members = 106;
beforeAll(async () => {
  site = await withdrawalSite([standIn], { 'hold.cardHours': 0 });
  await site.app.pool.query(`insert into payment_route (method, provider, channel, sort, enabled)
    values ('BANK', 'SANDBOX', 'instapay', 1, true) on conflict do nothing`);
});
// The clock of this site is put forward further than a session lasts.
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

const WITHDRAWALS = '/console/api/withdrawals';
const WHY = 'ticket 4711: do not pay out';

/** A member with an order in Review, and what operators do with both. */
async function waiting(amount = '500.0000') {
  const member = await site.payee(`player${++members}`);
  const { value: order } = await member.withdraw(amount);
  return { member, order, id: order.id };
}

const block = (member: Withdrawer, kind = 'payout') =>
  risk.call('POST', `/console/api/members/${member.id}/block`, { kind, reason: WHY });

/** Lifts what was imposed by two people. */
async function lift(member: Withdrawer, hold: string) {
  const path = `/console/api/members/${member.id}/lift`;
  const asked = await risk.call<{ changeId: string }>('POST', path, { hold, reason: WHY });
  expect(asked.status).toBe(202);
  const agreed = await second.call('POST', `/console/api/changes/${asked.value.changeId}/approve`);
  expect(agreed.status).toBe(200);
}

async function decide(what: string, order: string, more: object = {}) {
  const { rows } = await site.app.pool.query<{ member: string; version: number }>(
    'select member_id::text as member, version from withdrawal_order where id = $1',
    [order],
  );
  const [seen] = rows;
  if (!seen) throw new Error(`there is no order ${order}`);
  const body = { ...seen, order, ...more };
  return cashier.call('POST', `${WITHDRAWALS}/${what}`, body);
}

const stateOf = async (order: string) =>
  (
    await site.app.pool.query<{ state: string }>(
      'select state from withdrawal_order where id = $1',
      [order],
    )
  ).rows[0]?.state;

/** Says whether a provider takes payouts now. */
const connect = (enabled: boolean) =>
  site.app.pool.query('update payment_route set enabled = $1 where provider = $2', [
    enabled,
    'SANDBOX',
  ]);

const handedOf = (reference: string) =>
  bank.handed.filter(({ key }) => key.startsWith(reference)).length;

/** Which of these orders a queue of the cashier's holds. */
async function queued(queue: 'waiting' | 'aside', orders: readonly string[]) {
  const { value } = await cashier.call<{ list: { id: string }[] }>(
    'GET',
    `${WITHDRAWALS}?queue=${queue}`,
  );
  return value.list.map(({ id }) => id).filter((id) => orders.includes(id));
}

async function watch(seconds: number) {
  await site.advance(seconds);
  await watchPayouts.run({ app: site.app, now: site.app.clock.now(), batch: 50 });
  await site.runTasks();
}

interface Review {
  order: { score: number; needs: string; marks: string[] };
  person: {
    bars: string[];
    notes: { text: string; by: string }[];
    blocks: { kind: string; reason: string; by: string }[];
    limits: { kind: string; amount: string }[];
    exclusions: { kind: string }[];
  };
  lastDeposits: { state: string; amount: string }[];
}
const review = async (member: Withdrawer, order: string) =>
  (await cashier.call<Review>('GET', `${WITHDRAWALS}/${member.id}/${order}`)).value;

describe('§4 the queue of withdrawals tells the state of the person', () => {
  it('shows notes, blocks, limits and exclusions beside the amount', async () => {
    const { member, id } = await waiting();
    const path = `/console/api/members/${member.id}`;
    await risk.call('POST', `${path}/notes`, { text: 'do not pay out' });
    await risk.call('POST', `${path}/time-out`, { days: 3, reason: WHY });
    const limit = { kind: 'deposit', period: 'day', amount: '100.0000', reason: WHY };
    await risk.call('PUT', `${path}/limits`, limit);
    expect((await block(member)).status).toBe(200);
    const { person } = await review(member, id);
    expect(person).toMatchObject({
      bars: ['payout_block'],
      notes: [{ text: 'do not pay out', by: 'operator3' }],
      blocks: [{ kind: 'payout', reason: WHY, by: 'operator3' }],
      limits: [{ kind: 'deposit', amount: '100.0000' }],
      exclusions: [{ kind: 'time_out' }],
    });
  });

  it('says of each of the last deposits whether its money came', async () => {
    const { member, id } = await waiting();
    await site.app.pool.query(
      `insert into deposit_order (member_id, id, reference, input, method, amount, fee, state,
         created_at, expires_at)
       values ($1, gen_random_uuid(), 'D-NEVER-CAME', '\\x00', 'GATEWAY', 90000000, 0, 'Expired',
         now(), now())`,
      [member.id],
    );
    const { lastDeposits } = await review(member, id);
    expect(lastDeposits).toContainEqual(
      expect.objectContaining({ state: 'Expired', amount: '9000.0000' }),
    );
  });

  it('§5 counts the score anew when an order is opened, and decides by it', async () => {
    const { member, id } = await waiting();
    expect((await review(member, id)).order).toMatchObject({ score: 20, needs: 'one' });
    await site.app.pool.query('update bank_card set added_at = $2 where member_id = $1', [
      member.id,
      site.app.clock.now(),
    ]);
    const reset = await decide('approve', id, { reason: 'known for years' });
    expect(reset.status).toBe(202);
    expect((await review(member, id)).order).toMatchObject({
      needs: 'two',
      marks: ['new_card', 'first'],
    });
  });
});

describe('§4 nothing is paid while a freeze or a payout block stands', () => {
  it('puts what waits aside, refuses each decision that would pay, and brings it back', async () => {
    const { member, id } = await waiting();
    expect(await queued('waiting', [id])).toEqual([id]);
    await block(member);
    expect([await queued('waiting', [id]), await queued('aside', [id])]).toEqual([[], [id]]);
    const refused = await decide('approve', id, { reason: 'the queue was long' });
    expect([refused.status, refused.code]).toEqual([409, 'payout.barred']);
    expect((await block(member)).code).toBe('members.blocked');
    await lift(member, 'payout_block');
    expect([await queued('waiting', [id]), await queued('aside', [id])]).toEqual([[id], []]);
    expect((await decide('approve', id)).status).toBe(200);
  });

  it('refuses the second person too, who agrees to what was asked before the block', async () => {
    const { member, id } = await waiting();
    await site.app.pool.query('update bank_card set added_at = $2 where member_id = $1', [
      member.id,
      site.app.clock.now(),
    ]);
    const { rows } = await site.app.pool.query<{ version: number }>(
      'select version from withdrawal_order where id = $1',
      [id],
    );
    const asked = await cashier.call<{ changeId: string }>('POST', `${WITHDRAWALS}/approve`, {
      member: member.id,
      order: id,
      version: rows[0]?.version,
      reason: 'known for years',
    });
    const { changeId } = asked.value;
    await block(member);
    expect((await second.call('GET', `/console/api/changes/${changeId}`)).status).toBe(200);
    const agreed = await second.call('POST', `/console/api/changes/${changeId}/approve`);
    expect([agreed.code, await stateOf(id)]).toEqual(['payout.barred', 'Review']);
    await lift(member, 'payout_block');
    expect((await second.call('POST', `/console/api/changes/${changeId}/approve`)).status).toBe(
      200,
    );
  });

  it.each(['freeze', 'payout block'])('the task sends nothing during a %s', async (bar) => {
    const { member, id, order } = await waiting();
    await connect(false);
    expect((await decide('approve', id)).status).toBe(200);
    await site.runTasks();
    if (bar === 'freeze') {
      const path = `/console/api/members/${member.id}/freeze`;
      expect((await risk.call('POST', path, { hours: 24, reason: WHY })).status).toBe(200);
    } else await block(member);
    await connect(true);
    await watch(60);
    expect([await stateOf(id), handedOf(order.reference)]).toEqual(['Approved', 0]);
    expect(await queued('aside', [id])).toEqual([id]);
    const account = { account: '00000000-0000-4000-8000-000000000000', reference: 'BDO 77123' };
    const byHand = await decide('by-hand', id, { ...account, reason: WHY });
    expect(byHand.code).toBe('payout.barred');
    await lift(member, bar === 'freeze' ? 'freeze' : 'payout_block');
    await watch(60);
    expect([await stateOf(id), handedOf(order.reference)]).toEqual(['Sent', 1]);
  });

  it('a failed payout is not sent again, and one that was lost is not handed over again', async () => {
    const failed = await waiting();
    await decide('approve', failed.id);
    await site.runTasks();
    await site.app.pool.query(`update withdrawal_order set state = 'Failed' where id = $1`, [
      failed.id,
    ]);
    await block(failed.member);
    expect((await decide('resend', failed.id, { reason: WHY })).code).toBe('payout.barred');
    await site.app.pool.query(`update withdrawal_order set state = 'Sent' where id = $1`, [
      failed.id,
    ]);
    bank.handed = [];
    bank.query = () => ({ is: 'refused', reason: 'not_found', retryable: false });
    await watch(60);
    expect(handedOf(failed.order.reference)).toBe(0);
    await lift(failed.member, 'payout_block');
    await watch(1_200);
    expect(handedOf(failed.order.reference)).toBe(1);
  });

  it('no request is approved by the rules alone; its member reads nothing of it', async () => {
    const { member, id } = await waiting();
    bank.create = () => status('paid');
    await decide('approve', id);
    await site.runTasks();
    expect(await stateOf(id)).toBe('Paid');
    await site.app.pool.query(
      `update deposit_order set paid_at = paid_at - interval '60 days' where member_id = $1`,
      [member.id],
    );
    await block(member);
    const { value: next } = await member.withdraw('100.0000');
    expect([next.state, next.stateText]).not.toContain('block');
    expect(await stateOf(next.id)).toBe('Review');
    const { order, person } = await review(member, next.id);
    expect([order.marks.includes('held'), person.bars]).toEqual([true, ['payout_block']]);
  });
});

it('§3 a block is imposed by one person and recorded; a bonus block pays out', async () => {
  const { member, id } = await waiting();
  expect((await block(member, 'bonus')).status).toBe(200);
  expect(await isPayoutBarred(site.app, site.app.db, member.id as MemberId)).toBe(false);
  expect((await decide('approve', id)).status).toBe(200);
  const { rows } = await site.app.pool.query(
    `select actor, action, entry->>'reason' as reason from audit_entry
     where member = $1 and action = 'member.block'`,
    [member.id],
  );
  expect(rows).toEqual([{ actor: 'operator:operator3', action: 'member.block', reason: WHY }]);
});
