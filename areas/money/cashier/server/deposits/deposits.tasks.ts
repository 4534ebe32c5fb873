import { plusSeconds } from '@palaro/kernel';
import { defineTask, type App } from '@palaro/server';
import { sql } from 'kysely';
import { queryAndApply, nextQuery } from '../payments/apply-payment.ts';
import type { DepositRecord } from './deposits.repository.ts';
import { dropUnusedSlips } from './slips.ts';
import { createPayment, startPayment, applyCreatedPayment } from './start-payment.ts';
import { transitionDeposit } from './transition-deposit.ts';

const EVERY_SECONDS = 10;
/** An order whose provider gave no answer is queried this often until its time is over. */
const RETRY_SECONDS = 15;

/** Expires orders whose time to pay is over; money that comes later is still added. */
export const expireDeposits = defineTask({
  name: 'cashier.expire-deposits',
  every: { seconds: EVERY_SECONDS },
  timeoutSeconds: 60,
  batch: 200,
  async run({ app, now, batch }) {
    const due = await app.db
      .selectFrom('deposit_order')
      .selectAll()
      .where('state', 'in', ['Created', 'Pending'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(batch)
      .execute();
    const transition = { to: 'Expired', from: ['Created', 'Pending'], by: 'system' } as const;
    for (const order of due) await transitionDeposit(app, order, transition);
  },
});

/** Deletes pictures of transfers that no order took within a day. */
export const dropSlips = defineTask({
  name: 'cashier.drop-slips',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 500,
  run: async ({ app, now, batch }) => void (await dropUnusedSlips(app.db, now, batch)),
});

/** Queries payments of which no webhook came (docs/domain/payments.md §5). */
export const queryPayments = defineTask({
  name: 'cashier.ask-payments',
  every: { seconds: EVERY_SECONDS },
  timeoutSeconds: 120,
  batch: 100,
  async run({ app, now, batch }) {
    const due = await claimDue(app, now, batch);
    await Promise.all(
      due.map((order) =>
        queryPayment(app, order).catch((error: unknown) =>
          app.log.warn({ err: error, order: order.id }, 'a payment could not be asked about'),
        ),
      ),
    );
  },
});

/** Claims orders to query; the next query is set first, so that no other node makes this one. */
async function claimDue(app: App, now: Date, batch: number): Promise<DepositRecord[]> {
  return app.db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('deposit_order')
      .selectAll()
      .where('next_ask_at', '<=', now)
      .orderBy('next_ask_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { member_id, id, expires_at } of due) {
      const soon = expires_at > now ? plusSeconds(now, RETRY_SECONDS) : null;
      await tx
        .updateTable('deposit_order')
        .set({ next_ask_at: soon ?? nextQuery(expires_at, now), asked: sql`asked + 1` })
        .where('member_id', '=', member_id)
        .where('id', '=', id)
        .execute();
    }
    return due;
  });
}

/**
 * Queries one payment. Where the provider has none, it is created again: it never makes a second.
 */
async function queryPayment(app: App, order: DepositRecord): Promise<void> {
  const { provider, channel, state, expires_at } = order;
  // The process that placed the order ended before it called a provider.
  if (!provider && state === 'Created' && expires_at > app.clock.now()) {
    return startPayment(app, order);
  }
  const outcome = await queryAndApply(app, order);
  if (outcome !== null || state !== 'Created' || !provider || !channel) return;
  if (expires_at <= app.clock.now()) return;
  const again = await createPayment(app, order, { provider, channel });
  if (again.is === 'ok') return applyCreatedPayment(app, order, again);
  if (again.is === 'unknown') return;
  const { reason } = again;
  await transitionDeposit(app, order, { to: 'Failed', from: ['Created'], by: 'provider', reason });
}
