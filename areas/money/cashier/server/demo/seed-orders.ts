import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { insertUnmatched } from '../payments/keep-unmatched.ts';
import { DEMO_DEPOSITS, UNMATCHED } from './demo-deposits.ts';
import { DEMO_WITHDRAWALS } from './demo-withdrawals.ts';
import { appThen } from './demo-past.ts';
import { seedDeposit } from './seed-deposits.ts';
import { seedSettlements } from './seed-settlements.ts';
import { seedWithdrawal } from './seed-withdrawals.ts';

/**
 * The demo's deposits and withdrawals in every state. They go through the rules and postings of
 * real ones by a clock set in the past, the oldest first.
 */
export async function seedOrders(app: App, progress: (what: string) => void): Promise<void> {
  progress(`${DEMO_DEPOSITS.length} deposits, ${DEMO_WITHDRAWALS.length} withdrawals`);
  const orders = [
    ...DEMO_WITHDRAWALS.map((one) => ({ at: one.hoursAgo, seed: () => seedWithdrawal(app, one) })),
    ...DEMO_DEPOSITS.map((one) => ({ at: one.hoursAgo, seed: () => seedDeposit(app, one) })),
  ];
  for (const { seed } of orders.sort((one, other) => other.at - one.at)) await seed();
  await seedUnmatched(app);
  await seedSettlements(app);
}

async function seedUnmatched(app: App): Promise<void> {
  const { amount, payer: payerName, hoursAgo, providerId, channelReference } = UNMATCHED;
  const then = appThen(app, hoursAgo);
  const currency = app.site.settings['site.currency'];
  const paid = { amount: Money.of(amount), currency, fee: null, payerName, channelReference };
  await insertUnmatched(then, 'SANDBOX', {
    providerId,
    reference: null,
    paid: { ...paid, at: then.clock.now() },
  });
}
