import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import { sql, type Selectable } from 'kysely';

type PromotionOfRain = Pick<
  Selectable<Tables['promotion']>,
  'state' | 'title' | 'segment_id' | 'segment_version'
>;
/** A rain with the state and the name of its promotion. */
export type RainRecord = Selectable<Tables['rain']> & PromotionOfRain;

const rains = (db: Db) =>
  db
    .selectFrom('rain')
    .innerJoin('promotion', 'promotion.id', 'rain.id')
    .selectAll('rain')
    .select(['promotion.state', 'promotion.title'])
    .select(['promotion.segment_id', 'promotion.segment_version']);

export const findRain = (db: Db, id: string): Promise<RainRecord | undefined> =>
  rains(db).where('rain.id', '=', id).executeTakeFirst();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A rain by the id that a caller names. */
export const findNamedRain = async (db: Db, id: string): Promise<RainRecord | undefined> =>
  UUID.test(id) ? findRain(db, id) : undefined;

/** The rain that falls at this instant, or else the next one. */
export const findNextRain = (db: Db, now: Date): Promise<RainRecord | undefined> =>
  rains(db)
    .where('rain.closed_at', 'is', null)
    .where('rain.ends_at', '>', now)
    .where('promotion.state', '=', 'Running')
    .orderBy('rain.starts_at')
    .orderBy('rain.id')
    .limit(1)
    .executeTakeFirst();

/** The rain that fell last, of those that are closed. */
export const findLastRain = (db: Db): Promise<RainRecord | undefined> =>
  rains(db)
    .where('rain.closed_at', 'is not', null)
    .orderBy('rain.ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The member's envelope of a rain, in counts of 1/10,000. */
export async function findClaim(db: Db, rain: string, member: MemberId): Promise<bigint | null> {
  const row = await db
    .selectFrom('rain_claim')
    .select('amount')
    .where('rain', '=', rain)
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row ? BigInt(row.amount) : null;
}

/** Envelopes that were claimed, and what they paid. */
export async function sumClaims(db: Db, rain: string): Promise<{ taken: number; paid: bigint }> {
  const { rows } = await sql<{ taken: number; paid: string }>`
    select count(*)::int as taken, coalesce(sum(amount), 0)::text as paid
    from rain_claim where rain = ${rain}`.execute(db);
  return { taken: rows[0]?.taken ?? 0, paid: BigInt(rows[0]?.paid ?? 0) };
}

/** The largest envelopes with the names of their members. */
export async function largestClaims(db: Db, rain: string, most: number) {
  const rows = await db
    .selectFrom('rain_claim')
    .innerJoin('member', 'member.id', 'rain_claim.member_id')
    .select(['member.account', 'member.nickname', 'rain_claim.amount'])
    .where('rain', '=', rain)
    .orderBy('amount', 'desc')
    .orderBy('at')
    .orderBy('member_id')
    .limit(most)
    .execute();
  return rows.map(({ account, nickname, amount }) => ({
    name: nickname || account,
    amount: BigInt(amount),
  }));
}
