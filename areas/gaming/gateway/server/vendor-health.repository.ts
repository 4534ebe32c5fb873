import type { WalletStatus } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import './gateway.tables.ts';

/** Answers that say that something is broken; the others are the game's everyday refusals. */
const FAILED: readonly WalletStatus[] = [
  ...(['MEMBER_UNKNOWN', 'CURRENCY_MISMATCH', 'TRY_AGAIN', 'MALFORMED'] as const),
  ...(['UNKNOWN_COMMAND', 'SIGNATURE_INVALID', 'STALE', 'REPLAYED'] as const),
];
const PARKED_SHOWN = 50;

interface Measured {
  vendor: string;
  callbacks: number;
  failed: number;
  /** Milliseconds. */
  p95: number;
  last_at: Date;
}

/** How the callbacks since then went, one row for each vendor that sent any. */
export async function measureMessages(db: Db, since: Date): Promise<Measured[]> {
  const { rows } = await sql<Measured>`
    select vendor, count(*)::int callbacks, max(at) last_at,
      count(*) filter (where status = any(${FAILED}::text[]))::int failed,
      percentile_cont(0.95) within group (order by ms)::float8 p95
    from gateway_message where at > ${since} group by vendor`.execute(db);
  return rows;
}

/** How many credits of each vendor could not be booked and wait. */
export async function countParked(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('gateway_parked')
    .select(({ fn }) => ['vendor', fn.countAll<string>().as('waiting')])
    .where('resolved_at', 'is', null)
    .groupBy('vendor')
    .execute();
  return new Map(rows.map(({ vendor, waiting }) => [vendor, Number(waiting)]));
}

/** The vendor's waiting credits, oldest first, without what they say of members. */
export const listParked = (db: Db, vendor: string) =>
  db
    .selectFrom('gateway_parked')
    .select(['id', 'command', 'status', 'parked_at'])
    .where('vendor', '=', vendor)
    .where('resolved_at', 'is', null)
    .orderBy('parked_at')
    .limit(PARKED_SHOWN)
    .execute();
