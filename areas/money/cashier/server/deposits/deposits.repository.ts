import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { sql, type Selectable } from 'kysely';
import { OPEN_DEPOSITS } from '../../order-states.ts';
import '../cashier.tables.ts';
import type { OtherOrders } from './deposit-checks.ts';

export type DepositRecord = Selectable<Tables['deposit_order']>;

export const findDeposit = (
  db: Db,
  member: MemberId,
  id: string,
): Promise<DepositRecord | undefined> =>
  db
    .selectFrom('deposit_order')
    .selectAll()
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();

/** Orders a member's deposits: whoever holds it decides alone (docs/domain/payments.md §7). */
export const lockWallet = (tx: Tx, member: MemberId) =>
  tx
    .selectFrom('wallet')
    .select('account_id')
    .where('member_id', '=', member)
    .where('kind', '=', 'CASH')
    .forNoKeyUpdate()
    .execute();

export const listOpen = (db: Db, member: MemberId) =>
  db
    .selectFrom('deposit_order')
    .select(['id', 'method', 'amount', 'state'])
    .where('member_id', '=', member)
    .where('state', 'in', [...OPEN_DEPOSITS])
    .orderBy('created_at')
    .execute();

interface Counted {
  member: MemberId;
  method: string;
  kind: string;
  device: Buffer | null;
  net: string;
  now: Date;
  zone: string;
}

/** Whole streets share a network of phones, so its orders count this much less. */
const NETWORK_SHARES = 10;
const HOUR = 3_600;
const startOfDay = (now: Date, zone: string) =>
  sql<Date>`date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone}`;

export interface CountedOrders extends OtherOrders {
  /** Orders of this day: the most of member, device and network. */
  today: number;
}

/** What the member, his device and his network ordered lately (docs/domain/payments.md §8). */
export async function countOrders(db: Db, asked: Counted): Promise<CountedOrders> {
  const { member, method, kind, device, net, now, zone } = asked;
  const open = await listOpen(db, member);
  const day = startOfDay(now, zone);
  const hour = plusSeconds(now, -HOUR);
  const { rows } = await sql<{ method: number; today: number; failed: number }>`
    select count(*) filter (where d.created_at >= ${day} and d.member_id = ${member}
        and d.method = ${method})::int as method,
      greatest(
        count(*) filter (where d.created_at >= ${day} and d.member_id = ${member}),
        count(*) filter (where d.created_at >= ${day} and d.device = ${device}),
        count(*) filter (where d.created_at >= ${day} and d.ip_net = ${net})
          / ${NETWORK_SHARES})::int today,
      count(*) filter (where d.created_at >= ${hour} and d.state = 'Failed' and m.kind = ${kind}
        and (d.member_id = ${member} or d.device = ${device}))::int failed
    from (
      select * from deposit_order where member_id = ${member}
        and created_at >= least(${day}, ${hour}::timestamptz)
      union select * from deposit_order where device = ${device}
        and created_at >= least(${day}, ${hour}::timestamptz)
      union select * from deposit_order where ip_net = ${net} and created_at >= ${day}) d
    join payment_method m on m.code = d.method`.execute(db);
  const [counts] = rows;
  return {
    open: open.map((one) => one.method),
    ofMethodToday: counts?.method ?? 0,
    failedLately: counts?.failed ?? 0,
    today: counts?.today ?? 0,
  };
}

/** What open orders would add if all were paid. */
export async function pendingOf(db: Db, member: MemberId): Promise<bigint> {
  const open = await listOpen(db, member);
  return open.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}
