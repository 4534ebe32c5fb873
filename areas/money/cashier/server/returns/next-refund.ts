import type { App } from '@palaro/server';
import { sql } from 'kysely';
import { connected } from '../payments/provider-line.ts';
import type { ReturnRecord, ReturnStanding } from './returns.repository.ts';

interface Row {
  id: string;
  reference: string;
  provider: string;
  left: string;
  parts: number;
}

/** A part that the provider of a deposit can send back. */
interface NextRefund {
  deposit: string;
  provider: string;
  amount: bigint;
  /** The provider's idempotency key; files of settlements name our order by its beginning. */
  reference: string;
}

/**
 * Finds the newest paid deposit whose provider can send money back: no more than the deposit
 * brought less what went back of it, and no more than there is. One that the provider refused in
 * this return is left to people. Null: the rest has no such source.
 */
export async function nextRefund(
  app: App,
  { member_id: member, id }: ReturnRecord,
  { payable }: Pick<ReturnStanding, 'payable'>,
): Promise<NextRefund | null> {
  if (payable === 0n) return null;
  const { rows } = await sql<Row>`
    select d.id, d.reference, d.provider, count(p.no)::int parts,
      (d.credited - coalesce(sum(p.amount) filter (where p.state <> 'Failed'), 0))::text "left"
    from deposit_order d
      left join balance_return_part p on p.member_id = d.member_id and p.order_id = d.id
    where d.member_id = ${member} and d.state = 'Paid' and d.provider is not null
      and d.provider_id is not null
    group by d.member_id, d.id
    having not coalesce(bool_or(p.state = 'Failed' and p.return_id = ${id}), false)
    order by d.paid_at desc, d.id desc`.execute(app.db);
  for (const { id: deposit, reference, provider, left, parts } of rows) {
    if (!connected(app, provider)?.provider.refund) continue;
    const whole = BigInt(left) - (BigInt(left) % 100n);
    const amount = whole < payable ? whole : payable;
    if (amount <= 0n) continue;
    return { deposit, provider, amount, reference: `${reference}-return-${parts + 1}` };
  }
  return null;
}
