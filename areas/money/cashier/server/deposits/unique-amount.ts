import { randomInt, type Money } from '@palaro/kernel';
import type { Tx } from '@palaro/server';
import { sql } from 'kysely';
import { OPEN_DEPOSITS } from '../../order-states.ts';
import '../cashier.tables.ts';

const CENTAVO = 100n;
const CENTAVOS = 99;

/**
 * Adds centavos that no other open order on this account has, so that a line of the bank statement
 * names its order. The amount stays as ordered where none are free up to `most`: centavos never
 * lead above a limit.
 */
export async function uniqueAmount(
  tx: Tx,
  { ordered, most, account }: { ordered: Money; most: Money; account: string },
): Promise<Money> {
  await sql`select pg_advisory_xact_lock(hashtext('centavos'), hashtext(${account}))`.execute(tx);
  const taken = await tx
    .selectFrom('deposit_order')
    .select('amount')
    .where('house_account', '=', account)
    .where('state', 'in', OPEN_DEPOSITS)
    .where('amount', '>', String(ordered))
    .where('amount', '<=', String(ordered + CENTAVO * BigInt(CENTAVOS)))
    .execute();
  const used = new Set(taken.map(({ amount }) => BigInt(amount)));
  const free = Array.from({ length: CENTAVOS }, (_, i) => ordered + CENTAVO * BigInt(i + 1)).filter(
    (one) => one <= most && !used.has(one),
  );
  return free[randomInt(free.length || 1)] ?? ordered;
}
