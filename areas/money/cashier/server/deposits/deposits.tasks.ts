import { plusSeconds } from '@palaro/kernel';
import { defineTask, type App } from '@palaro/server';
import { sql } from 'kysely';
import { askAndApply, nextAsk } from '../payments/apply-payment.ts';
import type { DepositRecord } from './deposits.repository.ts';
import { askToPay, startPayment, tookPayment } from './start-payment.ts';
import { transitionDeposit } from './transition-deposit.ts';

const EVERY_SECONDS = 10;
/** An order whose provider gave no answer is asked about this often until its time is over. */
const UNANSWERED_SECONDS = 15;

/** Ends orders whose time to pay is over; money that comes later is still added. */
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
    const step = { to: 'Expired', from: ['Created', 'Pending'], by: 'system' } as const;
    for (const order of due) await transitionDeposit(app, order, step);
  },
});

/** Asks what became of payments of which no webhook came (docs/domain/payments.md §5). */
export const askForPayments = defineTask({
  name: 'cashier.ask-payments',
  every: { seconds: EVERY_SECONDS },
  timeoutSeconds: 120,
  batch: 100,
  async run({ app, now, batch }) {
    const due = await takeDue(app, now, batch);
    await Promise.all(
      due.map((order) =>
        askAbout(app, order).catch((error: unknown) =>
          app.log.warn({ err: error, order: order.id }, 'a payment could not be asked about'),
        ),
      ),
    );
  },
});

/** Takes orders to ask about; the next question is set first, so that no node asks twice. */
async function takeDue(app: App, now: Date, batch: number): Promise<DepositRecord[]> {
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
      const soon = expires_at > now ? plusSeconds(now, UNANSWERED_SECONDS) : null;
      await tx
        .updateTable('deposit_order')
        .set({ next_ask_at: soon ?? nextAsk(expires_at, now), asked: sql`asked + 1` })
        .where('member_id', '=', member_id)
        .where('id', '=', id)
        .execute();
    }
    return due;
  });
}

/** Where the provider knows of no payment, the request is repeated: it never makes a second one. */
async function askAbout(app: App, order: DepositRecord): Promise<void> {
  const { provider, channel, state, expires_at } = order;
  // The process that took the order ended before it asked anybody.
  if (!provider && state === 'Created' && expires_at > app.clock.now()) {
    return startPayment(app, order);
  }
  const outcome = await askAndApply(app, order);
  if (outcome !== null || state !== 'Created' || !provider || !channel) return;
  if (expires_at <= app.clock.now()) return;
  const again = await askToPay(app, order, { provider, channel }, '/m/deposit');
  if (again.is === 'ok') return tookPayment(app, order, again);
  if (again.is === 'unknown') return;
  const { reason } = again;
  await transitionDeposit(app, order, { to: 'Failed', from: ['Created'], by: 'provider', reason });
}
