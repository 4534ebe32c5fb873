import { randomInt, type Money } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { sql } from 'kysely';
import '../cashier.tables.ts';

const CENTAVO = 100n;
const CENTAVOS = 99;

/**
 * The amount with centavos that no other open order on this account has, so that a line of the bank
 * statement names its order; the wanted one where the site does not ask for it, or none is free.
 */
export async function ownCentavos(
  { site }: App,
  tx: Tx,
  { wanted, account }: { wanted: Money; account: string },
): Promise<Money> {
  if (!site.settings['deposit.uniqueCents']) return wanted;
  await sql`select pg_advisory_xact_lock(hashtext('centavos'), hashtext(${account}))`.execute(tx);
  const taken = await tx
    .selectFrom('deposit_order')
    .select('amount')
    .where('house_account', '=', account)
    .where('state', 'in', ['Created', 'Pending', 'Processing', 'Review'])
    .where('amount', '>', String(wanted))
    .where('amount', '<=', String(wanted + CENTAVO * BigInt(CENTAVOS)))
    .execute();
  const used = new Set(taken.map(({ amount }) => BigInt(amount)));
  const free = Array.from({ length: CENTAVOS }, (_, i) => wanted + CENTAVO * BigInt(i + 1)).filter(
    (one) => !used.has(one),
  );
  return free[randomInt(free.length || 1)] ?? wanted;
}
