import { provide, type App } from '@palaro/server';
import { createLog } from '@palaro/server-app';
import { testApp } from '@palaro/testkit';
import { connectedProviders } from '../../areas/money/cashier/server/payments/provider-line.ts';
import {
  queryPayments,
  expireDeposits,
} from '../../areas/money/cashier/server/deposits/deposits.tasks.ts';
import { watchPayouts } from '../../areas/money/cashier/server/withdrawals/withdrawals.tasks.ts';
import { seedHouseAccounts } from '../../areas/money/cashier/server/demo/seed-house-accounts.ts';
import { checkHeldOrders } from '../../areas/money/cashier/server/withdrawals/check-held-orders.ts';
import { checkPaidAfterFailure } from '../../areas/money/cashier/server/withdrawals/check-paid-after-failure.ts';
import { breachesOf } from '../stage.ts';
import type { Bank } from './bank.ts';
import { createStatements } from './statement.ts';

/** The site, whose only provider is the bank of the world that is played. */
export async function openSite() {
  const playing: { bank: Bank | null } = { bank: null };
  const connection = provide(connectedProviders, (app) => {
    const line = { address: '', secrets: {}, test: true, now: () => app.clock.now() };
    return {
      get: (code: string) =>
        code === 'SANDBOX' && playing.bank ? { provider: playing.bank.provider, line } : undefined,
    } as unknown as ReturnType<typeof connectedProviders.of>;
  });
  // What fails is told by the judge; a log of every call that was cut off would be gigabytes.
  const log = createLog('silent');
  const site = await testApp({ standIns: [connection], tasks: 'none', log });
  await site.app.site.change({
    settings: {
      'payments.providers': ['SANDBOX'],
      'encryption.required': false,
      'deposit.reviewPerDay': 1_000_000,
      'hold.cardHours': 0,
    },
  });
  await seedHouseAccounts(site.app);
  await site.app.pool.query(`insert into payment_route (method, provider, channel, sort, enabled)
    values ('GCASH', 'SANDBOX', 'gcash', 1, true), ('BANK', 'SANDBOX', 'instapay', 1, true)
    on conflict do nothing`);
  return { ...site, playing, statements: createStatements(site.app) };
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** What a node does by itself in this time. */
export async function pass(site: Site, seconds: number): Promise<void> {
  await site.advance(seconds);
  const run = { app: site.app, now: site.app.clock.now(), batch: 1_000 };
  await Promise.all([expireDeposits, queryPayments, watchPayouts].map((task) => task.run(run)));
  await site.runTasks();
}

/** What the invariants of the ledger and the nightly checks say of all that was played. */
export async function lastChecks({ app }: Site): Promise<string[]> {
  const failures = await breachesOf(app.pool);
  for (const check of [checkHeldOrders, checkPaidAfterFailure]) {
    const found = await check.run(app, '2026-11-21');
    failures.push(...found.map((row) => `${check.name}: ${JSON.stringify(row)}`));
  }
  return failures;
}

/** How the orders ended, so that a reader sees what was reached. */
export async function endsOf({ pool }: App): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select 'deposits: ' || state as name, count(*)::int as count from deposit_order group by 1
      union all select 'withdrawals: ' || state, count(*)::int from withdrawal_order group by 1
      order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
