import { payoutBarsOf } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import type { App, Operator, WorkQueue } from '@palaro/server';
import { sql } from 'kysely';
import { isAskedBy } from '../asked-by.ts';

/**
 * Age from which people look at a payout of which nothing is known
 * (docs/domain/payments.md §4).
 */
const DOUBT_SECONDS = 2 * 3_600;

/** Time that a provider has for a payout that it took (docs/domain/payments.md §1). */
const WATCH_SECONDS = 72 * 3_600;

/** Orders whose member may not be paid now, because a bar stands. */
const isBarred = sql<boolean>`cardinality(${payoutBarsOf(sql`o.member_id`)}) > 0`;

/** Orders that are put aside until the bar is lifted. */
export const isAside = sql<boolean>`(o.state in ('Review', 'Approved', 'Failed') and ${isBarred})`;

/**
 * Orders that a person must look at, barred or not: Review, Failed, what has been unknown for two
 * hours, and payouts that wait too long: approved but not sent two hours after the member expected
 * his money, or sent but not paid after the provider's time.
 */
const needsAttention = (now: Date) => sql<boolean>`(o.state in ('Review', 'Failed')
  or (o.state = 'Unknown' and o.created_at < ${plusSeconds(now, -DOUBT_SECONDS)})
  or (o.state = 'Approved' and o.expected_at < ${plusSeconds(now, -DOUBT_SECONDS)})
  or (o.state = 'Sent' and o.created_at < ${plusSeconds(now, -WATCH_SECONDS)}))`;

/**
 * Orders that wait for this person (without one: for anybody). What is put aside waits for nobody
 * here, and what he has asked a second person about waits for that one.
 */
export const waitsFor = (now: Date, operator?: Pick<Operator, 'id'>) =>
  sql<boolean>`(${needsAttention(now)} and not ${isAside}
    and not ${isAskedBy(operator, 'order', sql`o.id`)})`;

/** Withdrawals that wait for a person; late after two hours. */
export const withdrawalsQueue = {
  name: 'withdrawals',
  permission: 'withdrawal.view',
  path: '/withdrawals',
  lateAfter: DOUBT_SECONDS,
  async waiting(app: App, operator?: Operator) {
    const { rows } = await sql<{ count: number; oldest: Date | null; amount: string }>`
      select count(*)::int as count, min(o.created_at) as oldest,
        coalesce(sum(o.amount), 0)::text as amount from withdrawal_order o
      where ${waitsFor(app.clock.now(), operator)}`.execute(app.db);
    const { count = 0, oldest = null, amount = '0' } = rows[0] ?? {};
    return { count, oldest, amount: BigInt(amount) };
  },
} satisfies WorkQueue;
