import { plusSeconds } from '@palaro/kernel';
import type { App, NightlyCheck, WorkQueue } from '@palaro/server';
import { sql } from 'kysely';
import { OPEN_WITHDRAWALS } from '../../order-states.ts';
import { PAID_AFTER_ALL } from './take-payout.ts';

/**
 * From this age on people look at a payout of which nothing is known
 * (docs/domain/payments.md §4).
 */
const DOUBT_SECONDS = 2 * 3_600;

/** A provider has this long for a payout that it took (docs/domain/payments.md §1). */
const WATCH_SECONDS = 72 * 3_600;

/**
 * What waits for a person: Review, Failed, what has been unknown for two hours, and payouts that
 * wait too long: approved but not sent two hours after the member expected his money, or sent but
 * not paid after the provider's time.
 */
export const waitingNow = (now: Date) => sql<boolean>`(o.state in ('Review', 'Failed')
  or (o.state = 'Unknown' and o.created_at < ${plusSeconds(now, -DOUBT_SECONDS)})
  or (o.state = 'Approved' and o.expected_at < ${plusSeconds(now, -DOUBT_SECONDS)})
  or (o.state = 'Sent' and o.created_at < ${plusSeconds(now, -WATCH_SECONDS)}))`;

/** Withdrawals that wait for a person; late after two hours. */
export const withdrawalsQueue = {
  name: 'withdrawals',
  permission: 'withdrawal.view',
  path: '/withdrawals',
  lateAfter: DOUBT_SECONDS,
  async waiting(app: App) {
    const { rows } = await sql<{ count: number; oldest: Date | null; amount: string }>`
      select count(*)::int as count, min(o.created_at) as oldest,
        coalesce(sum(o.amount), 0)::text as amount from withdrawal_order o
      where ${waitingNow(app.clock.now())}`.execute(app.db);
    const { count = 0, oldest = null, amount = '0' } = rows[0] ?? {};
    return { count, oldest, amount: BigInt(amount) };
  },
} satisfies WorkQueue;

/** Every open order holds its money, and nothing else is held for a withdrawal. */
export const heldOrders: NightlyCheck = {
  name: 'cashier.held-orders',
  says: 'open withdrawals equal what is held for them',
  async run({ db }) {
    const { rows } = await sql<{ member_id: string; held: string; open: string }>`
      with held as (select h.member_id, sum(h.amount) as held from hold h
          where h.state = 'P' and h.kind = 'withdraw' group by 1),
        open as (select member_id, sum(amount + fee) as open from withdrawal_order
          where state = any (${[...OPEN_WITHDRAWALS]}) group by 1)
      select coalesce(h.member_id, o.member_id)::text as member_id,
        coalesce(h.held, 0)::text as held, coalesce(o.open, 0)::text as open
      from held h full join open o using (member_id)
      where coalesce(h.held, 0) <> coalesce(o.open, 0)`.execute(db);
    return rows.map(({ member_id, held, open }) => ({
      subject: `member/${member_id}`,
      details: { held, open },
    }));
  },
};

/** Payouts that their provider paid after it had said that they failed. */
export const contradictions: NightlyCheck = {
  name: 'cashier.paid-after-all',
  says: 'no payout was paid that had failed',
  async run({ db }) {
    const rows = await db
      .selectFrom('payout_attempt')
      .select(['key', 'provider', 'amount'])
      .where('reason', '=', PAID_AFTER_ALL)
      .execute();
    return rows.map(({ key, provider, amount }) => ({
      subject: `payout/${key}`,
      details: { provider, amount },
    }));
  },
};
