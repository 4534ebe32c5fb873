import type { Db } from '@palaro/server';
import '../cashier.tables.ts';
import type { PayoutMethod } from './payout-fees.ts';

/** Reads the payout methods by the kind of card; those that are switched off are missing. */
export async function payoutMethods(db: Db): Promise<ReadonlyMap<string, PayoutMethod>> {
  const rows = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('direction', '=', 'out')
    .where('enabled', '=', true)
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code as PayoutMethod['code'],
        least: BigInt(row.least),
        most: BigInt(row.most),
        step: BigInt(row.step),
        feeFixed: BigInt(row.fee_fixed),
        feeRate: row.fee_rate,
        feePayer: row.fee_payer,
      },
    ]),
  );
}
