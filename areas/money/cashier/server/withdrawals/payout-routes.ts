import type { Money } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { sql } from 'kysely';
import { usable, type Connected } from '../payments/provider-line.ts';

/** Routes to cards of this kind that may be used now, in the order of trial. */
async function routesOf(app: App, db: Db, method: string): Promise<Connected[]> {
  const rows = await db
    .selectFrom('payment_route')
    .select('provider')
    .where('method', '=', method)
    .where('enabled', '=', true)
    .orderBy('sort')
    .execute();
  return rows.flatMap(({ provider }) => usable(app, provider) ?? []);
}

/**
 * Chooses the provider that pays this out; null while none can, and the order waits in Approved.
 * With `withdraw.float` above zero, a provider that would keep less than it is left alone
 * (docs/domain/payments.md §7). Inside a transaction, `db` is that transaction: a second connection
 * might never come free.
 */
export async function payoutRoute(app: App, db: Db, method: string, amount: Money) {
  const { 'withdraw.float': float } = app.site.settings;
  for (const route of await routesOf(app, db, method)) {
    const { code, payouts } = route.provider;
    if (!payouts.some((kind) => kind === method)) continue;
    if (/^0+\.0000$/.test(float) || (await hasFloat(db, code, amount, float))) return route;
  }
  return null;
}

/** True where the provider still holds its float after this payout, by the house's accounts. */
async function hasFloat(db: Db, provider: string, amount: Money, float: string): Promise<boolean> {
  const { rows } = await sql<{ enough: boolean }>`
    select coalesce(sum(f.debits - f.credits), 0) - ${String(amount)}::bigint
        - coalesce((select sum(a.amount) from payout_attempt a where a.provider = ${provider}
            and a.state in ('Ready', 'Sent', 'Unknown')), 0)
      >= ${float}::numeric * 10000 as enough
    from house_account h join house_fold f using (account_id)
    where h.vendor = ${provider} and h.kind in ('PAY_IN', 'PAY_OUT')`.execute(db);
  return rows[0]?.enough ?? false;
}
