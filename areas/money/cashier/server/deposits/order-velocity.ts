import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { OrderCounts } from './deposit-checks.ts';
import { listOpen } from './deposits.repository.ts';

/** Context of an order: its member, device, network and time. */
export interface OrderContext {
  member: MemberId;
  device: Buffer | null;
  net: string;
  now: Date;
  zone: string;
}

/** Counts of other members' orders at the member's device and in his network. */
export interface RelatedOrders {
  /** Orders of this day. */
  device: number;
  net: number;
  /** Orders at the device that failed within the last hour, by the kind of their method. */
  failed: Readonly<Record<string, number>>;
}

export interface OrderVelocity extends OrderCounts {
  /** Orders of this day: the most of member, device and network. */
  today: number;
}

/** Whole streets share a network of phones, so its orders count this much less. */
const NETWORK_SHARES = 10;
const HOUR = 3_600;
const startOfDay = ({ now, zone }: OrderContext) =>
  sql<Date>`date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone}`;

/**
 * Counts other members' orders (docs/domain/payments.md §8). Call it before the member's own
 * transaction, which then touches rows of one member only; no lock of his would keep others from
 * ordering.
 */
export async function countRelatedOrders(db: Db, context: OrderContext): Promise<RelatedOrders> {
  const { member, device, net, now } = context;
  const day = startOfDay(context);
  const hour = plusSeconds(now, -HOUR);
  const { rows } = await sql<{ kind: string; device: number; net: number; failed: number }>`
    select m.kind,
      count(*) filter (where d.created_at >= ${day} and d.device = ${device})::int device,
      count(*) filter (where d.created_at >= ${day} and d.ip_net = ${net})::int net,
      count(*) filter (where d.created_at >= ${hour} and d.state = 'Failed'
        and d.device = ${device})::int failed
    from (
      select * from deposit_order where device = ${device}
        and created_at >= least(${day}, ${hour}::timestamptz)
      union select * from deposit_order where ip_net = ${net} and created_at >= ${day}) d
    join payment_method m on m.code = d.method
    where d.member_id <> ${member} group by m.kind`.execute(db);
  const sum = (of: 'device' | 'net') => rows.reduce((all, row) => all + row[of], 0);
  const failed = Object.fromEntries(rows.map((row) => [row.kind, row.failed]));
  return { device: sum('device'), net: sum('net'), failed };
}

/** Counts the member's own orders under his lock and adds the related ones. */
export async function countOrders(
  tx: Tx,
  context: OrderContext,
  { code, kind }: { code: string; kind: string },
  related: RelatedOrders,
): Promise<OrderVelocity> {
  const { member, device, net, now } = context;
  const open = await listOpen(tx, member);
  const day = startOfDay(context);
  const hour = plusSeconds(now, -HOUR);
  const { rows } = await sql<Record<'method' | 'today' | 'device' | 'net' | 'failed', number>>`
    select count(*) filter (where d.created_at >= ${day} and d.method = ${code})::int as method,
      count(*) filter (where d.created_at >= ${day})::int today,
      count(*) filter (where d.created_at >= ${day} and d.device = ${device})::int device,
      count(*) filter (where d.created_at >= ${day} and d.ip_net = ${net})::int net,
      count(*) filter (where d.created_at >= ${hour} and d.state = 'Failed'
        and m.kind = ${kind})::int failed
    from deposit_order d join payment_method m on m.code = d.method
    where d.member_id = ${member}
      and d.created_at >= least(${day}, ${hour}::timestamptz)`.execute(tx);
  const own = rows[0] ?? { method: 0, today: 0, device: 0, net: 0, failed: 0 };
  const inNet = Math.floor((own.net + related.net) / NETWORK_SHARES);
  return {
    open: open.map((one) => one.method),
    ofMethodToday: own.method,
    failedLately: own.failed + (related.failed[kind] ?? 0),
    today: Math.max(own.today, own.device + related.device, inNet),
  };
}
