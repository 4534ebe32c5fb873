import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import { defineTask, type AreaServer, type Db, type ScheduledTask } from '@palaro/server';

/** No page stays open and no client retries this long. Vendors' raw messages stay as long. */
const KEPT_SECONDS = 90 * 86_400;
/** Longer than a browser keeps any cookie, so nobody is left who could repeat a request. */
const SPENT_SECONDS = 400 * 86_400;

/**
 * Calls whose old keys protect no money, by the names that `once` stores. It includes calls that
 * move money but are keyed by their row: earlier versions stored keys for them here too.
 */
const harmlessCalls = (areas: readonly AreaServer[]) =>
  areas.flatMap((area) =>
    Object.entries(area.api)
      .filter(([, { money }]) => money !== 'key-table')
      .map(([name]) => `${area.name}.${name}`),
  );

/**
 * Drops idempotency keys older than 90 days. If a call moves money and has no other record of
 * repeats, or if it no longer exists, its key stays without the answer up to 400 days: a repeated
 * request is refused and never pays twice (decision 034). Keyed rows and the ledger's keys are
 * never dropped (docs/domain/wallet-protocol.md §12).
 */
export async function forgetKeys(
  db: Db,
  areas: readonly AreaServer[],
  { now, batch }: { now: Date; batch: number },
): Promise<void> {
  const harmless = harmlessCalls(areas);
  const old = sql`taken_at < ${plusSeconds(now, -KEPT_SECONDS)}
    and (answer is not null or status is null)`;
  await sql`delete from idempotency_key where ctid = any(array(
    select ctid from idempotency_key where ${old} and call = any(${harmless})
      order by taken_at limit ${batch}))`.execute(db);
  await sql`update idempotency_key set answer = null where ctid = any(array(
    select ctid from idempotency_key where ${old} and answer is not null
      and call <> all(${harmless}) order by taken_at limit ${batch}))`.execute(db);
  await sql`delete from idempotency_key where ctid = any(array(
    select ctid from idempotency_key where taken_at < ${plusSeconds(now, -SPENT_SECONDS)}
      and answer is null and status is not null order by taken_at limit ${batch}))`.execute(db);
}

/** Drops old idempotency keys, as the server's task beside those of the areas. */
export const forgetOldKeys = (areas: readonly AreaServer[]): ScheduledTask =>
  defineTask({
    name: 'server.forget-keys',
    timeoutSeconds: 60,
    every: { seconds: 600 },
    batch: 10_000,
    run: ({ app, now, batch }) => forgetKeys(app.db, areas, { now, batch }),
  });
