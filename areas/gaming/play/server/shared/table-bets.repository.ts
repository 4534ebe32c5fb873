import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';

const bets = (db: Db | Tx) => db.selectFrom('play_table_bet').selectAll();

export type TableBetRow = Awaited<ReturnType<ReturnType<typeof bets>['execute']>>[number];

export const findBet = (db: Db, memberId: MemberId, betId: string) =>
  bets(db).where('member_id', '=', memberId).where('round_id', '=', betId).executeTakeFirst();

export const findBetByRef = (db: Db, memberId: MemberId, roundRef: string) =>
  bets(db).where('member_id', '=', memberId).where('round_ref', '=', roundRef).executeTakeFirst();

/** All bets of a round that are not yet paid to the end. */
export const listBetsOf = (db: Db, roundKey: string) =>
  bets(db).where('round_key', '=', roundKey).orderBy('round_id').execute();

/** Count of a round's bets that are not yet paid. */
export async function countBetsOf(db: Db | Tx, roundKey: string): Promise<number> {
  const { bets: count } = await db
    .selectFrom('play_table_bet')
    .where('round_key', '=', roundKey)
    .select((is) => is.fn.countAll<string>().as('bets'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The member's bets of these rounds that are not yet paid, oldest first. */
export const listOwnBets = (db: Db, memberId: MemberId, roundKeys: readonly string[]) =>
  bets(db)
    .where('member_id', '=', memberId)
    .where('round_key', 'in', roundKeys)
    .orderBy('round_id')
    .execute();

/** Bets of a flight whose own target is reached, and that are still in it. */
export const listReached = (db: Db, roundKey: string, hundredths: number) =>
  bets(db)
    .where('round_key', '=', roundKey)
    .where('cash_out', 'is', null)
    .where(sql<number>`(input ->> 'auto')::int`, '<=', hundredths)
    .execute();

/** Bets of a flight that are still in it. */
export const listFlying = (db: Db, roundKey: string) =>
  bets(db).where('round_key', '=', roundKey).where('cash_out', 'is', null).execute();

/** Sums of a flight in real money: what is still in it, and what it has paid. */
export async function sumFlight(db: Db, roundKey: string) {
  const sums = await db
    .selectFrom('play_table_bet')
    .select(sql<string>`coalesce(sum(stake) filter (where cash_out is null), 0)`.as('flying'))
    .select(
      sql<string>`coalesce(sum(stake * cash_out / 100) filter (where cash_out is not null), 0)`.as(
        'paid',
      ),
    )
    .where('round_key', '=', roundKey)
    .where('session', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    flying: BigInt(sums.flying.split('.')[0] ?? 0),
    paid: BigInt(sums.paid.split('.')[0] ?? 0),
  };
}

/** The member's settled bets of a game that name one of these rounds, oldest first. */
export const listOwnSettled = async (
  db: Db,
  memberId: MemberId,
  gameId: string,
  roundNos: readonly number[],
) => {
  const rows = await db
    .selectFrom('play_round')
    .select(['round_id', 'stake', 'payout', 'input', 'state', 'outcome'])
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .orderBy('round_id', 'desc')
    .limit(SETTLED_LOOKED_AT)
    .execute();
  return rows.filter(({ input }) => roundNos.includes(Number(input.tableRoundNo))).reverse();
};

/** Settled bets that are looked through: more than anybody places in two rounds of a table. */
const SETTLED_LOOKED_AT = 60;

/** The zones of the player's bets in the last round of a table that was settled for him. */
export async function findLastZones(db: Db, memberId: MemberId, gameId: string) {
  const rows = await db
    .selectFrom('play_round')
    .select('input')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .orderBy('round_id', 'desc')
    .limit(SETTLED_LOOKED_AT)
    .execute();
  const last = rows[0]?.input.tableRoundNo;
  return rows
    .filter(({ input }) => input.tableRoundNo === last)
    .map(({ input }) => input.zones as Record<string, string>);
}
