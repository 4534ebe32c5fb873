import { randomUUID } from 'node:crypto';
import { Money } from '@palaro/kernel';
import { watchShards } from '@palaro/testkit';
import { creditOpening } from '@palaro/wallet/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Unanswered } from '../payments/apply-payment.ts';
import { applyPayoutEvent } from './apply-payout-event.ts';
import { bank, provider, standIn, status, UNKNOWN } from './test-bank.ts';
import { breaches, withdrawalSite, type Withdrawer } from './test-withdrawals.ts';
import { manualPaymentChange } from './withdrawal-changes.ts';
import { watchPayouts } from './withdrawals.tasks.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
// The demo's cashier data are of player206 to player212.
let members = 106;
beforeAll(async () => {
  site = await withdrawalSite([standIn], { 'hold.cardHours': 0 });
  await site.app.pool.query(`insert into payment_route (method, provider, channel, sort, enabled)
    values ('BANK', 'SANDBOX', 'instapay', 1, true) on conflict do nothing`);
});
beforeEach(() => {
  Object.assign(bank, { handed: [], create: () => status('sent'), query: () => status('sent') });
});
afterAll(async () => {
  expect(await breaches(site)).toEqual([]);
  await site.stop();
});

interface Seen {
  member: string;
  order: string;
  version: number;
}

/** An order in Review, and what a cashier saw of it. */
async function reviewed(amount = '500.0000', account = `player${++members}`) {
  const member = await site.payee(account);
  const { value } = await member.withdraw(amount);
  const seen = async (): Promise<Seen> => {
    const { rows } = await site.app.pool.query<{ version: number }>(
      'select version from withdrawal_order where id = $1',
      [value.id],
    );
    return { member: member.id, order: value.id, version: rows[0]?.version ?? 0 };
  };
  return { member, order: value, seen };
}

async function approved(amount?: string) {
  const made = await reviewed(amount);
  const cashier = await site.operator('cashier1');
  const body = await made.seen();
  const answer = await cashier.call('POST', '/console/api/withdrawals/approve', body);
  expect(answer.status).toBe(200);
  await site.runTasks();
  return { ...made, cashier };
}

const stateOf = async (member: Withdrawer, id: string) => (await member.order(id)).value.state;
async function later(seconds: number) {
  await site.advance(seconds);
  await watchPayouts.run({ app: site.app, now: site.app.clock.now(), batch: 50 });
  await site.runTasks();
}
const event = (key: string, what: 'paid' | 'failed' | 'returned', retryable = false) =>
  applyPayoutEvent(site.app, 'SANDBOX', {
    id: `${key}/${what}`,
    at: new Date(),
    providerId: `po-${key}`,
    reference: key,
    about: 'payout',
    what,
    reason: what === 'failed' ? 'account_unknown' : null,
    retryable,
    channelReference: 'IP9',
    fee: null,
  });

describe('MONEY-02 payouts', () => {
  it('are paid once, however often their provider says so', async () => {
    const { member, order } = await approved();
    expect(bank.handed.map(({ key }) => key)).toEqual([`${order.reference}-1`]);
    const key = `${order.reference}-1`;
    await Promise.all([event(key, 'paid'), event(key, 'paid'), event(key, 'paid')]);
    await event(key, 'failed');
    expect(await stateOf(member, order.id)).toBe('Paid');
    expect((await member.money())[1]).toBe('0.0000');
    const { rows } = await site.app.pool.query(
      `select count(*)::int as paid from ledger.transfer where member_id = $1
       and kind = 'withdrawPaid'`,
      [member.id],
    );
    expect(rows).toEqual([{ paid: 1 }]);
  });

  it('case 24: without an answer stay unknown, are not sent again and are paid by query', async () => {
    bank.create = () => UNKNOWN;
    bank.query = () => UNKNOWN;
    const { member, order } = await approved();
    expect(await stateOf(member, order.id)).toBe('Unknown');
    await later(60);
    await later(400);
    expect([await stateOf(member, order.id), bank.handed.length]).toEqual(['Unknown', 1]);
    bank.query = () => status('paid');
    await later(400);
    expect([await stateOf(member, order.id), bank.handed.length]).toEqual(['Paid', 1]);
  });

  it('case 25, OC-13: follow under a new key after a passing failure, and are paid once', async () => {
    bank.create = () => status('failed', { reason: 'bank_busy', retryable: true });
    const { member, order } = await approved();
    expect(await stateOf(member, order.id)).toBe('Approved');
    bank.create = () => status('paid');
    await later(61);
    expect(await stateOf(member, order.id)).toBe('Paid');
    expect(bank.handed.map(({ key }) => key)).toEqual([
      `${order.reference}-1`,
      `${order.reference}-2`,
    ]);
  });

  it('case 26, OC-13: after a lasting failure the money is back and the card is marked', async () => {
    bank.create = () => status('failed', { reason: 'account_unknown' });
    const { member, order } = await approved();
    const { value } = await member.order(order.id);
    expect([value.state, value.stateText]).toEqual([
      'Rejected',
      'Not paid: This account number does not exist. The money is back in your wallet.',
    ]);
    expect((await member.money())[1]).toBe('0.0000');
    expect((await member.withdraw('100.0000')).code).toBe('card_in_review');
  });

  it('case 27: that come back days later are credited once', async () => {
    bank.create = () => status('paid');
    const { member, order } = await approved();
    const [before] = await member.money();
    const key = `${order.reference}-1`;
    await Promise.all([event(key, 'returned'), event(key, 'returned')]);
    await event(key, 'returned');
    expect(await stateOf(member, order.id)).toBe('Returned');
    const [after] = await member.money();
    expect(Number(after) - Number(before)).toBeCloseTo(500);
  });

  it('case 28: whose webhook comes before the answer are paid once', async () => {
    bank.create = async ({ key }) => {
      await event(key, 'paid');
      return status('sent');
    };
    const { member, order } = await approved();
    expect(await stateOf(member, order.id)).toBe('Paid');
  });

  it('MONEY-02 heard of from a provider that signs nothing end only as a query says', async () => {
    const { member, order } = await approved();
    const key = `${order.reference}-1`;
    provider.confirmAlways = true;
    onTestFinished(() => void (provider.confirmAlways = false));
    await expect(event(key, 'paid')).rejects.toThrow('told as paid, asked it is sent');
    bank.query = () => UNKNOWN;
    await expect(event(key, 'failed')).rejects.toThrow(Unanswered);
    bank.query = () => ({ is: 'refused', reason: 'not_found', retryable: false });
    await expect(event(key, 'paid')).rejects.toThrow(Unanswered);
    expect([await stateOf(member, order.id), bank.handed.length]).toEqual(['Sent', 1]);
    bank.query = () => status('paid');
    await event(key, 'failed');
    expect(await stateOf(member, order.id)).toBe('Paid');
    await expect(event(key, 'returned')).rejects.toThrow(Unanswered);
    bank.query = () => status('returned');
    await event(key, 'paid');
    expect(await stateOf(member, order.id)).toBe('Returned');
  });

  it('case 29: that a killed worker handed over are found by query, and never paid twice', async () => {
    bank.create = () => Promise.reject(new Error('the process ends here'));
    const { member, order } = await approved();
    expect([await stateOf(member, order.id), bank.handed.length]).toEqual(['Sent', 1]);
    bank.query = () => status('paid');
    await later(20);
    expect([await stateOf(member, order.id), bank.handed.length]).toEqual(['Paid', 1]);
  });
});

describe('money that came back before the order was paid', () => {
  const partsOf = async (id: string) => {
    const { rows } = await site.app.pool.query<{ key: string; state: string; reason: string }>(
      'select key, state, reason from payout_attempt where order_id = $1 order by part, attempt',
      [id],
    );
    return rows.map(({ state, reason }) => `${state} ${reason}`);
  };

  it('case 27: after a failure it changes nothing, and the next attempt pays', async () => {
    bank.create = () => status('failed', { reason: 'bank_busy', retryable: true });
    const { member, order } = await approved();
    await event(`${order.reference}-1`, 'returned');
    expect(await stateOf(member, order.id)).toBe('Approved');
    bank.create = () => status('paid');
    await later(61);
    expect(await stateOf(member, order.id)).toBe('Paid');
    await event(`${order.reference}-1`, 'returned');
    expect(await stateOf(member, order.id)).toBe('Paid');
    expect(await partsOf(order.id)).toEqual(['Failed bank_busy', 'Paid null']);
  });

  it('case 27: after a reject it changes nothing', async () => {
    bank.create = () => status('failed', { reason: 'account_unknown' });
    const { member, order } = await approved();
    await event(`${order.reference}-1`, 'returned');
    expect([await stateOf(member, order.id), (await member.money())[1]]).toEqual([
      'Rejected',
      '0.0000',
    ]);
  });

  it('case 39: a part of an order that is under way has failed and is sent again', async () => {
    const { member, order, seen } = await reviewed('1000.0000');
    const cashier = await site.operator('cashier1');
    const call = async (what: string, more: object) => {
      const body = { ...(await seen()), ...more };
      return (await cashier.call('POST', `/console/api/withdrawals/${what}`, body)).status;
    };
    expect(await call('split', { most: '600.0000' })).toBe(200);
    const [first, second] = [1, 2].map((part) => `${order.reference}-1.${part}`);
    bank.create = ({ key }) => status(key === first ? 'paid' : 'sent');
    expect(await call('approve', {})).toBe(200);
    await site.runTasks();
    await event(first ?? '', 'returned');
    expect(await partsOf(order.id)).toEqual(['Failed came_back', 'Sent null']);
    await event(second ?? '', 'paid');
    expect(await stateOf(member, order.id)).toBe('Failed');
    // The webhook of the payment itself comes last: the money is no less back.
    await event(first ?? '', 'paid');
    expect(await stateOf(member, order.id)).toBe('Failed');
    bank.create = () => status('paid');
    expect(await call('resend', { reason: 'the bank is back' })).toBe(200);
    // The other part is paid, so that the member can no longer call the whole off.
    expect((await member.order(order.id)).value).toMatchObject({
      state: 'Approved',
      canCancel: false,
    });
    expect((await member.cancel(order.id)).code).toBe('order_state');
    await site.runTasks();
    await event(first ?? '', 'paid');
    expect(await partsOf(order.id)).toEqual(['Failed came_back', 'Paid null', 'Paid null']);
    expect([await stateOf(member, order.id), (await member.money())[1]]).toEqual([
      'Paid',
      '0.0000',
    ]);
  });
});

describe('an order of which one part was paid and the other is transferred by hand', () => {
  const payload = (of: Seen) => ({
    member: of.member,
    order: of.order,
    account: randomUUID(),
    reference: 'BDO 88123',
  });

  /** Of 1,000.00, 600.00 was paid and 400.00 failed. */
  async function halfPaid(account: string) {
    const made = await reviewed('1000.0000', account);
    const cashier = await site.operator('cashier1');
    const call = async (what: string, more: object) => {
      const body = { ...(await made.seen()), ...more };
      return (await cashier.call('POST', `/console/api/withdrawals/${what}`, body)).status;
    };
    expect(await call('split', { most: '600.0000' })).toBe(200);
    const [first] = [1, 2].map((part) => `${made.order.reference}-1.${part}`);
    bank.create = ({ key }) =>
      key === first ? status('paid') : status('failed', { reason: 'account_unknown' });
    expect(await call('approve', {})).toBe(200);
    await site.runTasks();
    expect(await stateOf(made.member, made.order.id)).toBe('Failed');
    return { ...made, first: first ?? '' };
  }

  it('gives the paid part to the member if it comes back before the transfer is booked', async () => {
    const { member, order, seen, first } = await halfPaid('player104');
    const { rows } = await site.app.pool.query<{ id: string }>('select id from house_bank_account');
    const change = {
      id: randomUUID(),
      reason: 'the bank refuses it',
      people: ['cashier1', 'boss1'],
      payload: { ...payload(await seen()), account: rows[0]!.id },
    };
    await site.app.db
      .transaction()
      .execute((tx) => manualPaymentChange.apply(site.app, tx, change));
    await expect(event(first, 'returned')).rejects.toThrow('try_again');
    expect(await stateOf(member, order.id)).toBe('Sent');
    const [before = ''] = await member.money();
    await manualPaymentChange.applied?.(site.app, change);
    await event(first, 'returned');
    const [cash = '', held] = await member.money();
    expect(Money.of(cash) - Money.of(before)).toBe(Money.of('600.0000'));
    expect(held).toBe('0.0000');
  });

  it('is not what was agreed to any more if the paid part comes back first', async () => {
    const { seen, first } = await halfPaid('player105');
    const of = payload(await seen());
    const read = () =>
      site.app.db.transaction().execute((tx) => manualPaymentChange.before(site.app, tx, of));
    expect(await read()).toMatchObject({ state: 'Failed', rest: '400.0000' });
    await event(first, 'returned');
    expect(await read()).toMatchObject({ state: 'Failed', rest: '1000.0000' });
  });
});

describe('OC-11 decisions', () => {
  it('case 37: of two cashiers at once one approves, the other is told the state', async () => {
    const { seen } = await reviewed();
    const two = await Promise.all([1, 2].map(() => site.operator('cashier1')));
    const body = await seen();
    const answers = await Promise.all(
      two.map((one) => one.call('POST', '/console/api/withdrawals/approve', body)),
    );
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409]);
  });

  it('case 23: of the provider’s “paid” and a reject at once one ends the hold, the other does not', async () => {
    const cashier = await site.operator('cashier1');
    for (let round = 0; round < 3; round++) {
      bank.create = () => status('failed', { reason: 'bank_busy', retryable: true });
      const { member, order, seen } = await approved();
      const body = { ...(await seen()), reason: 'the bank has been busy for a day' };
      const [rejected] = await Promise.all([
        cashier.call('POST', '/console/api/withdrawals/reject', { ...body, tell: 'other' }),
        event(`${order.reference}-1`, 'paid'),
      ]);
      const won = rejected.status === 200;
      if (!won) expect(rejected.code).toBe('order_state');
      expect(await stateOf(member, order.id)).toBe(won ? 'Rejected' : 'Paid');
      const { rows } = await site.app.pool.query<{ kind: string }>(
        `select kind from ledger.transfer where member_id = $1 and kind like 'withdraw%'
          order by transfer_id`,
        [member.id],
      );
      expect(rows.map(({ kind }) => kind).slice(1)).toEqual([
        won ? 'withdrawVoid' : 'withdrawPaid',
      ]);
      expect((await member.money())[1]).toBe('0.0000');
    }
  });

  it('case 22, OC-13: a reject gives the money back exactly once under a double click', async () => {
    const { member, seen, order } = await reviewed();
    const cashier = await site.operator('cashier1');
    const body = { ...(await seen()), tell: 'account_name', reason: 'the name does not fit' };
    const answers = await Promise.all(
      [1, 2].map(() => cashier.call('POST', '/console/api/withdrawals/reject', body)),
    );
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409]);
    expect([await stateOf(member, order.id), (await member.money())[1]]).toEqual([
      'Rejected',
      '0.0000',
    ]);
  });

  it('OC-14: approve while the member cancels: one wins', async () => {
    const { member, seen, order } = await reviewed();
    const cashier = await site.operator('cashier1');
    const body = await seen();
    bank.create = () => UNKNOWN;
    const [approve, cancel] = await Promise.all([
      cashier.call('POST', '/console/api/withdrawals/approve', body),
      member.cancel(order.id),
    ]);
    await site.runTasks();
    const state = await stateOf(member, order.id);
    // A cancel may still follow an approval that nobody has sent.
    const held = (await member.money())[1];
    const handed = bank.handed.length;
    if (cancel.status === 200) expect([state, held, handed]).toEqual(['Cancelled', '0.0000', 0]);
    else expect([approve.status, state, held, handed]).toEqual([200, 'Unknown', order.amount, 1]);
  });

  it('shows all that is needed to decide', async () => {
    const { member, order } = await reviewed();
    const cashier = await site.operator('cashier1');
    const path = `/console/api/withdrawals/${member.id}/${order.id}`;
    const { status: code, value } = await cashier.call<{ reasons: object[] }>('GET', path);
    expect([code, value.reasons]).toEqual([200, [{ mark: 'first', points: 20 }]]);
    const list = await cashier.call('GET', '/console/api/withdrawals?queue=waiting');
    expect(list.status).toBe(200);
  });
});

it('MONEY-02 what was paid by hand is not sent or called off while the second person is asked', async () => {
  bank.create = () => status('failed', { reason: 'bank_busy', retryable: true });
  const { member, order, seen } = await approved();
  const cashier = await site.operator('cashier1');
  const reason = 'paid from our account at the bank';
  const ask = async (what: string, more: object = {}) => {
    const body = {
      ...(await seen()),
      reason,
      ...(what === 'reject' ? { tell: 'other' } : {}),
      ...more,
    };
    return cashier.call<{ changeId: string }>('POST', `/console/api/withdrawals/${what}`, body);
  };
  const byHand = { account: randomUUID(), reference: 'BDO 77123' };
  const { version } = await seen();
  const asked = await ask('by-hand', byHand);
  expect(asked.status).toBe(202);
  // A cancel or a reject that was judged before it was asked comes too late.
  expect((await seen()).version).toBe(version + 1);
  bank.create = () => status('paid');
  await later(61);
  expect([await stateOf(member, order.id), bank.handed.length]).toEqual(['Approved', 1]);
  expect((await member.cancel(order.id)).code).toBe('order_state');
  for (const what of ['hold', 'reject']) expect((await ask(what)).status, what).toBe(409);
  expect((await ask('by-hand', byHand)).status).toBe(409);
  const withdrawn = await cashier.call(
    'POST',
    `/console/api/changes/${asked.value.changeId}/withdraw`,
    {},
  );
  expect(withdrawn.status).toBe(200);
  await later(5);
  expect([await stateOf(member, order.id), bank.handed.length]).toEqual(['Paid', 2]);
});

describe('above one’s own limit, and in parts', () => {
  /** An order of a member who has that much more. */
  async function large(amount: string) {
    const id = (await site.member(`player${members + 1}`)).id;
    const more = { member: id, amount: Money.of('60000.0000'), key: `test/${id}` };
    await creditOpening(site.app, more);
    return reviewed(amount);
  }

  it('OC-11: a cashier approves 50,000.00 alone, a centavo more waits for a second', async () => {
    const cashier = await site.operator('cashier1');
    const approve = async (amount: string) => {
      const body = { ...(await (await large(amount)).seen()), reason: 'known for years' };
      const { status: code } = await cashier.call('POST', '/console/api/withdrawals/approve', body);
      return code;
    };
    expect(await approve('50000.0000')).toBe(200);
    expect(await approve('50000.0100')).toBe(202);
  });

  it('case 39: parts have keys of their own; one that failed is sent again, then all is paid', async () => {
    const { member, order, seen } = await large('45000.0000');
    const cashier = await site.operator('cashier1');
    const call = async (what: string, more: object) => {
      const body = { ...(await seen()), ...more };
      return (await cashier.call('POST', `/console/api/withdrawals/${what}`, body)).status;
    };
    expect(await call('split', { most: '20000.0000' })).toBe(200);
    const fails = `${order.reference}-1.2`;
    bank.create = ({ key }) => status(key === fails ? 'failed' : 'paid', { reason: 'rejected' });
    expect(await call('approve', {})).toBe(200);
    await site.runTasks();
    expect(bank.handed.map(({ key, amount }) => [key, Money.text(amount)])).toEqual([
      [`${order.reference}-1.1`, '20000.0000'],
      [fails, '20000.0000'],
      [`${order.reference}-1.3`, '5000.0000'],
    ]);
    expect(await stateOf(member, order.id)).toBe('Failed');
    const late = { tell: 'other', reason: 'paid in part already' };
    expect(await call('reject', late)).toBe(409);
    expect(await call('resend', { reason: 'the bank is back' })).toBe(200);
    await site.runTasks();
    expect(bank.handed.at(-1)?.key).toBe(`${order.reference}-2.2`);
    expect([await stateOf(member, order.id), (await member.money())[1]]).toEqual([
      'Paid',
      '0.0000',
    ]);
  });
});

it('MONEY-02 each commit of a withdrawal is one member’s, from the request to the bank’s “paid”', async () => {
  const member = await site.payee(`player${++members}`);
  const cashier = await site.operator('cashier1');
  const commits = await watchShards(site.database.pool);
  const { value: order } = await member.withdraw('500.0000');
  const body = { member: member.id, order: order.id, version: 1 };
  const answer = await cashier.call('POST', '/console/api/withdrawals/approve', body);
  expect(answer.status).toBe(200);
  await site.runTasks();
  await event(`${order.reference}-1`, 'paid');
  await site.runTasks();
  expect(await stateOf(member, order.id)).toBe('Paid');
  const seen = await commits();
  for (const { wrote, foreign } of seen) {
    expect([Object.keys(wrote), foreign]).toEqual([[member.id], []]);
  }
  expect([...new Set(seen.flatMap((one) => one.site))].sort()).toEqual([
    'audit_entry',
    'payment_reference',
  ]);
});
