import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import { defineJob, type AreaServer, type Db, type Job } from '@palaro/server';

/** Far longer than a page stays open or a client tries again; as long as vendors' raw messages. */
const KEPT_SECONDS = 90 * 86_400;

/** By the names under which `once` keeps their keys. */
const moneyCalls = (areas: readonly AreaServer[]) =>
  areas.flatMap((area) =>
    Object.entries(area.api)
      .filter(([, endpoint]) => endpoint.movesMoney)
      .map(([name]) => `${area.name}.${name}`),
  );

/**
 * Drops what idempotency keys older than 90 days keep. Of a call that moves money, or did so in an
 * earlier version (it is no call now), the key itself stays for ever: a request that comes again is
 * refused and never pays twice. Vendors' messages have their own identities, kept for ever by the
 * ledger (wallet-protocol.md §12).
 */
export async function forgetKeys(
  db: Db,
  areas: readonly AreaServer[],
  { now, batch }: { now: Date; batch: number },
): Promise<void> {
  const known = areas.flatMap(({ name, api }) => Object.keys(api).map((call) => `${name}.${call}`));
  const money = moneyCalls(areas);
  const harmless = known.filter((call) => !money.includes(call));
  const old = sql`taken_at < ${plusSeconds(now, -KEPT_SECONDS)}
    and (answer is not null or status is null)`;
  await sql`delete from idempotency_key where ctid = any(array(
    select ctid from idempotency_key where ${old} and call = any(${harmless})
      order by taken_at limit ${batch}))`.execute(db);
  await sql`update idempotency_key set answer = null where ctid = any(array(
    select ctid from idempotency_key where ${old} and answer is not null
      and call <> all(${harmless}) order by taken_at limit ${batch}))`.execute(db);
}

/** The server's own job beside those of the areas. */
export const forgetOldKeys = (areas: readonly AreaServer[]): Job =>
  defineJob({
    name: 'server.forget-keys',
    every: { seconds: 600 },
    batch: 10_000,
    run: ({ app, now, batch }) => forgetKeys(app.db, areas, { now, batch }),
  });
