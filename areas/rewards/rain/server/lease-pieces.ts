import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { sql } from 'kysely';
import type { Lease, Piece } from './piece-pool.ts';

/** A node that died gives its pieces back after this time (docs/domain/promotions.md §5). */
export const LEASE_SECONDS = 5;

interface LeaseRequest {
  rain: string;
  node: string;
  /** Buckets of this node that are empty here: they are looked through again. */
  own: readonly number[];
  /** Further buckets. */
  buckets: number;
}

interface PieceRow {
  bucket: number;
  fence: string;
  piece: number;
  amount: string;
}

/**
 * Leases buckets, and reads what of them is not claimed. The lease is a statement of its own before
 * the pieces are read: it waits for no claim under way but leaves its bucket to the next time, so
 * that every claim of the lease before is in what is read. A bucket without a free piece is done.
 */
export async function leasePieces(app: App, of: LeaseRequest): Promise<Lease> {
  const { rain, node } = of;
  const now = app.clock.now();
  const own = [...of.own];
  const leased = await sql<{ bucket: number }>`
    with free as materialized (
      select bucket from rain_bucket where rain = ${rain} and not done
        and (leased_until <= ${now} or (node = ${node} and bucket = any(${own}::int[])))
      order by bucket = any(${own}::int[]) desc, bucket
      limit ${own.length + of.buckets} for update skip locked)
    update rain_bucket b set node = ${node}, fence = b.fence + 1,
      leased_until = ${plusSeconds(now, LEASE_SECONDS)}
    from free where b.rain = ${rain} and b.bucket = free.bucket
    returning b.bucket`.execute(app.db);
  const buckets = leased.rows.map(({ bucket }) => bucket);
  const pieces = await readFree(app, of, buckets);
  const filled = new Set(pieces.map(({ bucket }) => bucket));
  const done = buckets.filter((bucket) => !filled.has(bucket));
  if (done.length > 0) {
    await sql`with own as materialized (${ownBuckets({ rain, node, buckets: done })})
      update rain_bucket b set done = true from own
      where b.rain = ${rain} and b.bucket = own.bucket`.execute(app.db);
  }
  return { pieces, left: pieces.length > 0 || (await hasLeft(app, rain)) };
}

async function readFree(
  app: App,
  { rain, node }: Pick<LeaseRequest, 'rain' | 'node'>,
  buckets: readonly number[],
): Promise<Piece[]> {
  if (buckets.length === 0) return [];
  const { rows } = await sql<PieceRow>`
    select p.bucket, b.fence::text as fence, p.piece, p.amount::text as amount
    from rain_piece p join rain_bucket b on b.rain = p.rain and b.bucket = p.bucket
    where p.rain = ${rain} and p.bucket = any(${[...buckets]}::int[]) and b.node = ${node}
      and not exists (select from rain_claim c where c.rain = p.rain and c.piece = p.piece)
    order by p.bucket, p.piece`.execute(app.db);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) }));
}

/** False also of a rain that was ended, so that nobody waits for what is not given any more. */
async function hasLeft(app: App, rain: string): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from rain_bucket b join rain r on r.id = b.rain
        join promotion p on p.id = r.id
      where b.rain = ${rain} and not b.done and r.closed_at is null and p.state = 'Running'
    ) as left`.execute(app.db);
  return rows[0]?.left === true;
}

interface OwnBuckets {
  rain: string;
  node: string;
  buckets: readonly number[];
}

/** Locks in the order in which claims lock, so that neither waits for the other in a ring. */
const ownBuckets = ({ rain, node, buckets }: OwnBuckets) => sql`
  select bucket from rain_bucket where rain = ${rain} and node = ${node}
    and bucket = any(${[...buckets]}::int[]) order by bucket for no key update`;

/** Keeps the leases of these buckets for another while. */
export const renewLeases = (app: App, of: OwnBuckets) =>
  sql`with own as materialized (${ownBuckets(of)})
    update rain_bucket b set leased_until = ${plusSeconds(app.clock.now(), LEASE_SECONDS)}
    from own where b.rain = ${of.rain} and b.bucket = own.bucket`.execute(app.db);
