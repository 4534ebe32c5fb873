import { Money } from '@palaro/kernel';
import { creditOpening } from '@palaro/wallet/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PayoutPlan, WithdrawalOrder } from '../../withdrawals.api.ts';
import { sendPayout } from './send-payout.ts';
import { bank, standIn, status } from './test-bank.ts';
import { breaches, withdrawalSite } from './test-withdrawals.ts';
import { applyWithdrawalTransition } from './withdrawal-transitions.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
let members = 106;
const DAY = 86_400;
beforeAll(async () => {
  site = await withdrawalSite([standIn]);
  // Eight in the morning in Manila, so that neither the cut-off nor midnight comes in between.
  const now = site.app.clock.now().getTime() / 1_000;
  site.app.clock.advance(DAY - (Math.floor(now) % DAY));
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

/** A payout that a member with ₱200,000.00 more has asked for; it waits in Review. */
async function payout(amount: string) {
  const member = await site.payee(`player${++members}`);
  const more = { member: member.id, amount: Money.of('200000.0000'), key: `test/${member.id}` };
  await creditOpening(site.app, more);
  const planned = await member.ask(
    'GET',
    `/api/v1/withdrawals/plan?card=${member.card}&amount=${amount}`,
  );
  const { value } = await member.withdraw(amount);
  const order = async () => (await member.order(value.id)).value as unknown as WithdrawalOrder;
  const asked = await order();
  /** Approves it, as two people would, and sends it. */
  async function send() {
    const now = site.app.clock.now();
    const key = { member: member.id, id: value.id };
    const step = { ...key, from: ['Review'], to: 'Approved', by: 'operator/cashier1' } as const;
    const moved = await site.app.db
      .transaction()
      .execute((tx) => applyWithdrawalTransition(tx, step, now));
    expect(moved).toBeTruthy();
    await sendPayout(site.app, key);
  }
  return { asked, order, send, plan: planned.value as unknown as PayoutPlan };
}

it('MONEY-02 case 39: 120,000 to a bank is planned, shown and sent in three InstaPay parts', async () => {
  const { plan, asked, order, send } = await payout('120000.0000');
  const amounts = ['50000.0000', '50000.0000', '20000.0000'];
  expect(plan).toMatchObject({ rail: 'instapay', parts: amounts });
  const shown = (state: string) => amounts.map((amount) => ({ amount, state }));
  expect(asked).toMatchObject({ rail: 'instapay', parts: shown('planned') });
  await send();
  expect(bank.handed.map(({ key, amount }) => [key, Money.text(amount)])).toEqual(
    amounts.map((amount, at) => [`${asked.reference}-1.${at + 1}`, amount]),
  );
  const sent = await order();
  expect(sent).toMatchObject({ state: 'Sent', canCancel: false, parts: shown('sent') });
  const at = sent.steps.find(({ state }) => state === 'Sent')?.at ?? '';
  expect(Date.parse(sent.expectedAt ?? '')).toBe(Date.parse(at) + 1_800_000);
});

it('MONEY-02 more than the parts the site pays for goes by PESONet as one', async () => {
  const { plan, asked, order, send } = await payout('150000.0100');
  expect(plan).toMatchObject({ rail: 'pesonet', parts: ['150000.0100'] });
  expect(asked).toMatchObject({ expectedAt: plan.afterCheck, rail: 'pesonet' });
  await send();
  expect(bank.handed.map(({ amount }) => Money.text(amount))).toEqual(['150000.0100']);
  expect(await order()).toMatchObject({ expectedAt: plan.approvedNow });
});

it('MONEY-02 a small rest is no part of its own below the least of the method', async () => {
  const { plan } = await payout('100000.0100');
  expect(plan.parts).toEqual(['50000.0000', '49900.0100', '100.0000']);
});

it('MONEY-02 a plan is refused for a card of another member', async () => {
  const [one, other] = [
    await site.payee(`player${++members}`),
    await site.payee(`player${++members}`),
  ];
  const path = `/api/v1/withdrawals/plan?card=${other.card}&amount=500.0000`;
  expect(await one.ask('GET', path)).toMatchObject({ status: 404, code: 'card_unknown' });
});
