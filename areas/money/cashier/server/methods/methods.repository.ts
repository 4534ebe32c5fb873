import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql, type Selectable } from 'kysely';
import type { Tables } from '@palaro/server';
import '../cashier.tables.ts';

export type Method = Selectable<Tables['payment_method']>;
export type Route = Selectable<Tables['payment_route']>;
export type HouseAccountRow = Selectable<Tables['house_bank_account']>;

export const listMethods = (db: Db): Promise<Method[]> =>
  db.selectFrom('payment_method').selectAll().orderBy('sort').orderBy('code').execute();

export const listRoutes = (db: Db): Promise<Route[]> =>
  db.selectFrom('payment_route').selectAll().orderBy('sort').orderBy('provider').execute();

export const listHouseAccounts = (db: Db): Promise<HouseAccountRow[]> =>
  db.selectFrom('house_bank_account').selectAll().orderBy('sort').orderBy('id').execute();

/** How far back a route's health looks (docs/domain/payments.md §1). */
const HEALTH_SECONDS = 30 * 60;

export interface RouteCounts {
  method: string;
  provider: string;
  paid: number;
  ended: number;
}

/** What became of the orders that each route took lately; those that still wait say nothing. */
export async function countByRoute(db: Db, now: Date): Promise<RouteCounts[]> {
  const { rows } = await sql<RouteCounts>`
    select method, provider, count(*) filter (where state in ('Paid', 'Reversed'))::int paid,
      count(*)::int ended from deposit_order
    where created_at >= ${plusSeconds(now, -HEALTH_SECONDS)} and provider is not null
      and state in ('Paid', 'Reversed', 'Failed', 'Expired')
    group by method, provider`.execute(db);
  return rows;
}

export interface AboutMember {
  type: number;
  uplines: string[];
  kycLevel: number;
  account: string;
  payeeName: string | null;
}

export async function readAbout(db: Db, member: MemberId): Promise<AboutMember> {
  const row = await db
    .selectFrom('member')
    .select(['type', 'uplines', 'kyc_level', 'account', 'payee_name'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  const { type, uplines, kyc_level: kycLevel, account, payee_name: payeeName } = row;
  return { type, uplines, kycLevel, account, payeeName };
}
