import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { headOf } from './round-head.ts';

const OPEN_HEAD = headOf('o');

const openRounds = (db: Db | Tx) =>
  db
    .selectFrom('play_open as o')
    .innerJoin('play_seed as s', 's.id', 'o.pair_id')
    .select(OPEN_HEAD)
    .select(['o.session', 'o.over'])
    .select(['s.server_seed_hash', 's.client_seed', 's.sealed']);

export type OpenRoundRow = Awaited<ReturnType<ReturnType<typeof openRounds>['execute']>>[number];

export const findOpenRound = (db: Db, memberId: MemberId, gameId: string) =>
  openRounds(db)
    .where('o.member_id', '=', memberId)
    .where('o.game_id', '=', gameId)
    .executeTakeFirst();

export const findOpenRoundByRef = (db: Db, memberId: MemberId, roundRef: string) =>
  openRounds(db)
    .where('o.member_id', '=', memberId)
    .where('o.round_ref', '=', roundRef)
    .executeTakeFirst();

export const findOpenRoundById = (db: Db, memberId: MemberId, roundId: string) =>
  openRounds(db)
    .where('o.member_id', '=', memberId)
    .where('o.round_id', '=', roundId)
    .executeTakeFirst();

/** The member's rounds that wait for a step, without those that only wait for their payout. */
export const listWaitingRounds = (db: Db, memberId: MemberId) =>
  openRounds(db).where('o.member_id', '=', memberId).where('o.over', '=', false).execute();

/** Rounds that began before that instant, and those that only wait for their payout. */
export const listAbandonedRounds = (db: Db, before: Date, limit: number) =>
  openRounds(db)
    .where((all) => all.or([all('o.opened_at', '<', before), all('o.over', '=', true)]))
    .orderBy('o.opened_at')
    .limit(limit)
    .execute();

/** Whether the pair has a round that is not finished; such a pair is not revealed. */
export const hasOpenRound = async (tx: Tx, pairId: string): Promise<boolean> => {
  const of = (table: 'play_open' | 'play_room_session') =>
    tx
      .selectFrom(table)
      .select('round_id')
      .where('pair_id', '=', pairId)
      .limit(1)
      .executeTakeFirst();
  return ((await of('play_open')) ?? (await of('play_room_session'))) !== undefined;
};

/**
 * Stores a step after the first `stepsBefore`; false if the round has others by now. Also the step
 * that ends a round is stored before anything else happens: what it shows must not decide whether
 * it counts.
 */
export async function addStep(
  db: Db,
  round: { roundId: string; stepsBefore: number; step: unknown; over: boolean },
): Promise<boolean> {
  const step = JSON.stringify([round.step]);
  const { numUpdatedRows } = await db
    .updateTable('play_open')
    .set({
      input: sql`jsonb_set(input, '{steps}', (input -> 'steps') || ${step}::jsonb)`,
      over: round.over,
    })
    .where('round_id', '=', round.roundId)
    .where('over', '=', false)
    .where(sql<number>`jsonb_array_length(input -> 'steps')`, '=', round.stepsBefore)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
