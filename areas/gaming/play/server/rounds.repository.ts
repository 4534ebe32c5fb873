import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { headOf } from './round-head.ts';

const ROUND_HEAD = headOf('r');

const rounds = (db: Db | Tx, table: 'play_round' | 'ledger.play_round' = 'play_round') =>
  db
    .selectFrom(`${table} as r` as 'play_round as r')
    .innerJoin('play_seed as s', 's.id', 'r.pair_id')
    .leftJoin('play_shown as n', (join) =>
      join.onRef('n.member_id', '=', 'r.member_id').onRef('n.game_id', '=', 'r.game_id'),
    )
    .select(ROUND_HEAD)
    .select(['r.state', 'r.payout', 'r.outcome', 'r.words', 'r.rejections', 'r.settled_at'])
    .select(['s.server_seed_hash', 's.server_seed', 's.client_seed'])
    .select(sql<boolean>`coalesce(n.round_id >= r.round_id, false)`.as('shown'));

export type RoundRow = Awaited<ReturnType<ReturnType<typeof rounds>['execute']>>[number];

/** Also finds archived rounds: a round can always be verified. */
export const findRound = (db: Db, memberId: MemberId, roundId: string) =>
  rounds(db, 'ledger.play_round')
    .where('r.member_id', '=', memberId)
    .where('r.round_id', '=', roundId)
    .executeTakeFirst();

/** Also finds archived rounds: a repeated request is never drawn again. */
export const findRoundByRef = (db: Db, memberId: MemberId, roundRef: string) =>
  rounds(db, 'ledger.play_round')
    .where('r.member_id', '=', memberId)
    .where('r.round_ref', '=', roundRef)
    .executeTakeFirst();

/** The latest rounds of a game, newest first; their ids are ordered by time. */
export const findLastRounds = (db: Db, memberId: MemberId, gameId: string, count: number) =>
  rounds(db)
    .where('r.member_id', '=', memberId)
    .where('r.game_id', '=', gameId)
    .orderBy('r.round_id', 'desc')
    .limit(count)
    .execute();

export const findLatestRound = async (db: Db, memberId: MemberId, gameId: string) =>
  (await findLastRounds(db, memberId, gameId, 1))[0];

/** Keeps the later of the two, so a late report about an earlier round changes nothing. */
export const markShown = (db: Db, memberId: MemberId, gameId: string, roundId: string) =>
  db
    .insertInto('play_shown')
    .values({ member_id: memberId, game_id: gameId, round_id: roundId })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'game_id'])
        .doUpdateSet({ round_id: sql`greatest(play_shown.round_id, excluded.round_id)` }),
    )
    .execute();
