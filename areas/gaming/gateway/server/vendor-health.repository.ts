import type { WalletStatus } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';

/** Answers that say that something is broken; the others are the game's everyday refusals. */
const FAILED: readonly WalletStatus[] = [
  ...(['MEMBER_UNKNOWN', 'CURRENCY_MISMATCH', 'TRY_AGAIN', 'MALFORMED'] as const),
  ...(['UNKNOWN_COMMAND', 'SIGNATURE_INVALID', 'STALE', 'REPLAYED'] as const),
];

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
