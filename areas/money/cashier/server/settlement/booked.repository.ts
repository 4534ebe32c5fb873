import type { SettlementRow } from '@palaro/providers';
import type { Db, Span } from '@palaro/server';
import { sql } from 'kysely';
import type { Booked } from './judge-line.ts';

interface Row {
  about: Booked['about'];
  provider_id: string;
  member_id: string;
  order_id: string;
  reference: string;
  state: string;
  amount: string;
  refunded: string;
  fee: string | null;
}

/** States of a payment or payout, and the lines of a file that each explains. */
const EXPLAINS: Record<Booked['about'], Record<string, readonly SettlementRow['kind'][]>> = {
  payment: {
    Paid: ['payment'],
    Review: ['payment'],
    Returned: ['payment', 'refund'],
    Reversed: ['payment', 'reversal', 'refund'],
  },
  payout: { Paid: ['payout'], Returned: ['payout', 'reversal'], Failed: ['reversal'] },
};

const ORDERS = sql`
  select 'payment' about, d.provider, d.provider_id, d.member_id, d.id order_id, d.reference,
      d.state, coalesce(d.received, d.amount) amount, d.paid_at ended_at,
      (select coalesce(sum(b.amount), 0) from balance_return_part b
        where b.member_id = d.member_id and b.order_id = d.id and b.state <> 'Failed') refunded
    from deposit_order d where d.provider_id is not null
  union all
  select 'payout', a.provider, a.provider_id, a.member_id, a.order_id, a.key, a.state, a.amount,
      a.ended_at, 0
    from payout_attempt a where a.provider_id is not null`;

const bookedOf = (row: Row): Booked => ({
  about: row.about,
  memberId: row.member_id,
  orderId: row.order_id,
  reference: row.reference,
  amount: BigInt(row.amount),
  refunded: BigInt(row.refunded),
  explains: [
    ...(EXPLAINS[row.about][row.state] ?? []),
    ...(row.refunded === '0' ? [] : (['refund'] as const)),
  ],
  fee: row.fee === null ? null : BigInt(row.fee),
});

/** What we booked under these ids of a provider. */
export async function readBooked(
  db: Db,
  provider: string,
  ids: readonly string[],
): Promise<Map<string, Booked>> {
  const { rows } = await sql<Row>`
    select o.*, f.fee from (${ORDERS}) o
      left join provider_fee f using (provider, provider_id)
    where o.provider = ${provider} and o.provider_id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.provider_id, bookedOf(row)]));
}

/** The payment or payout under a reference of ours; null where this provider has none. */
export async function readBookedByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<(Booked & { providerId: string }) | null> {
  const { rows } = await sql<Row>`
    select o.*, f.fee from (${ORDERS}) o
      left join provider_fee f using (provider, provider_id)
    where o.provider = ${provider} and o.reference = ${reference} limit 1`.execute(db);
  return rows[0] ? { ...bookedOf(rows[0]), providerId: rows[0].provider_id } : null;
}

/** Booked on that day, and in no file so far; an operator's match counts as a line. */
export async function readWithoutLine(
  db: Db,
  provider: string,
  { from, to }: Span,
): Promise<(Booked & { providerId: string })[]> {
  const { rows } = await sql<Row>`
    select o.*, null fee from (${ORDERS}) o
    where o.provider = ${provider} and o.ended_at >= ${from} and o.ended_at < ${to}
      and o.state in ('Paid', 'Returned', 'Reversed')
      and not exists (select from settlement_line l
        where l.provider = o.provider and l.provider_id = o.provider_id)
      and not exists (select from cash_difference c
        where c.provider = o.provider and c.state = 'Matched' and c.order_id = o.order_id
          and c.reference = o.reference)
    order by o.provider_id`.execute(db);
  return rows.map((row) => ({ ...bookedOf(row), providerId: row.provider_id }));
}

/** Keeps what a provider says that it takes, to compare with its file. The first word counts. */
export async function keepProviderFee(
  db: Db,
  { provider, providerId, fee }: { provider: string; providerId: string; fee: bigint },
): Promise<void> {
  await sql`insert into provider_fee (provider, provider_id, fee)
    values (${provider}, ${providerId}, ${fee}) on conflict do nothing`.execute(db);
}
