import { randomBytes } from 'node:crypto';
import { Money, newId } from '@palaro/kernel';
import { demoOperator } from '@palaro/operators/server';
import { recordAudit, type App } from '@palaro/server';
import { confirmDeposit } from '../console/confirm-deposit.ts';
import { rejectDeposit } from '../console/end-order.ts';
import { feeOf } from '../deposits/deposit-checks.ts';
import { findDeposit, type DepositRecord } from '../deposits/deposits.repository.ts';
import { reportPaid } from '../deposits/end-deposit.ts';
import { insertDeposit } from '../deposits/insert-deposit.ts';
import { sealPayer } from '../deposits/payer-name.ts';
import { transitionDeposit } from '../deposits/transition-deposit.ts';
import { turnoverTimes } from '../deposits/turnover-times.ts';
import { nextHouseAccount } from '../methods/house-accounts.ts';
import { listMethods, readAbout } from '../methods/methods.repository.ts';
import { nextReference } from '../order-names.ts';
import { applyPaidMoney } from '../payments/apply-paid-money.ts';
import type { DemoDeposit } from './demo-deposits.ts';
import { appThen, demoMember, PROVIDER, sandboxFee } from './demo-past.ts';

/** Bytes of a digest. */
const DIGEST = 32;
/** Hours from an order to what became of it; an open one is not minutes old. */
const LATER = 0.1;

/** Orders it as the member did then, and takes it where it is now. */
export async function seedDeposit(app: App, one: DemoDeposit): Promise<void> {
  const made = await order(app, one);
  const later = appThen(app, one.hoursAgo - LATER);
  if (made.house_account) return takeTransfer(later, made, one);
  const providerId = `pay_${made.reference}`;
  const about = { by: 'provider', provider: PROVIDER, providerId } as const;
  await transitionDeposit(appThen(app, one.hoursAgo), made, { ...about, to: 'Pending' });
  await takeAnswer(later, await orderOf(app, made), one, providerId);
}

async function order(app: App, { account, method: code, amount, hoursAgo }: DemoDeposit) {
  const member = await demoMember(app, account);
  const then = appThen(app, hoursAgo);
  const method = (await listMethods(app.db)).find((known) => known.code === code);
  if (!method) throw new Error(`there is no method ${code}`);
  const now = then.clock.now();
  const house = method.kind === 'manual' ? await nextHouseAccount(app.db, now) : null;
  const payer = (await readAbout(app.db, member.id)).payeeName ?? '';
  const id = newId(now);
  const count = Money.of(amount);
  return app.db.transaction().execute(async (tx) =>
    insertDeposit(tx, {
      member: member.id,
      id,
      input: randomBytes(DIGEST),
      amount: count,
      account: house,
      offer: null,
      now,
      reference: await nextReference(then, tx, 'D'),
      method,
      draft: { method: code, amount },
      fee: feeOf(count, method),
      net: null,
      device: null,
      marks: [],
      payerNameSealed: house ? sealPayer(app, id, payer) : null,
      turnoverTimes: turnoverTimes(app),
    }),
  );
}

async function orderOf(app: App, { member_id: member, id }: DepositRecord) {
  const found = await findDeposit(app.db, member, id);
  if (!found) throw new Error(`the demo's deposit ${id} is gone`);
  return found;
}

/** A transfer by hand, which cashiers look for after the member has said that he paid. */
async function takeTransfer(
  app: App,
  made: DepositRecord,
  { account, amount, became }: DemoDeposit,
) {
  if (became.state === 'Pending') return;
  const member = await demoMember(app, account);
  const { id, version } = await reportPaid(app, member, made.id);
  const seen = { member: member.id, order: id, version };
  if (became.state === 'Paid') {
    const operator = await demoOperator(app, 'cashier1', 'deposit.confirm');
    const reason = 'Line of the statement with the same name and amount';
    await confirmDeposit(app, operator, { ...seen, received: amount, reason });
  }
  if (became.state === 'Rejected') {
    const operator = await demoOperator(app, 'cashier1', 'deposit.reject');
    await rejectDeposit(app, operator, { ...seen, reason: 'No such line in seven days' });
  }
}

/** What the provider said, in the rules that webhooks go through. */
async function takeAnswer(app: App, made: DepositRecord, one: DemoDeposit, providerId: string) {
  const { became, amount } = one;
  if (became.state === 'Cancelled') {
    await transitionDeposit(app, made, { to: 'Cancelled', by: 'member' });
  } else if (became.state === 'Expired') {
    await transitionDeposit(app, made, { to: 'Expired', by: 'system', reason: 'expired' });
  } else if (became.state === 'Failed') {
    await transitionDeposit(app, made, {
      to: 'Failed',
      by: 'provider',
      reason: became.reason ?? null,
    });
  } else {
    const { received = amount, payer = null } = became;
    const paid = {
      amount: Money.of(received),
      currency: app.site.settings['site.currency'],
      fee: sandboxFee(Money.of(received)),
      payerName: payer,
      channelReference: made.reference.slice(1),
      at: app.clock.now(),
    };
    await applyPaidMoney(app, made, paid, { provider: PROVIDER, providerId });
    if (became.state === 'Returned') await sendBack(app, await orderOf(app, made));
  }
}

/** A cashier sends back what a stranger paid; the provider did so then. */
async function sendBack(app: App, deposit: DepositRecord): Promise<void> {
  const operator = await demoOperator(app, 'cashier1', 'deposit.return');
  const step = { to: 'Returned', by: `operator/${operator.name}`, nextAskAt: null } as const;
  await transitionDeposit(app, deposit, step, (tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: `deposit:${deposit.id}`,
      member: deposit.member_id,
      before: { state: deposit.state },
      after: { state: step.to },
      reason: 'Paid from the account of another person',
    }),
  );
}
