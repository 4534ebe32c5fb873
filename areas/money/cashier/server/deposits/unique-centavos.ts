import { randomInt, type Money } from '@palaro/kernel';
import type { Tx } from '@palaro/server';
import { sql } from 'kysely';
import '../cashier.tables.ts';

const CENTAVO = 100n;
const CENTAVOS = 99;

/**
 * The amount with centavos that no other open order on this account has, so that a line of the bank
 * statement names its order; the wanted one where none is free up to `most`:
 * centavos never lead above a limit.
 */
export async function ownCentavos(
  tx: Tx,
  { wanted, most, account }: { wanted: Money; most: Money; account: string },
): Promise<Money> {
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
    (one) => one <= most && !used.has(one),
  );
  return free[randomInt(free.length || 1)] ?? wanted;
}
