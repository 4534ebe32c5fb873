import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';

/** A session whose player is gone for so long ends by itself; the rest returns to his wallet. */
export const LEFT_SECONDS = 120;

const sessions = (db: Db | Tx) =>
  db
    .selectFrom('play_room_session as r')
    .innerJoin('play_seed as s', 's.id', 'r.pair_id')
    .selectAll('r')
    .select(['s.server_seed_hash', 's.client_seed', 's.sealed']);

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessions>['execute']>>[number];

export const findSession = (db: Db | Tx, roundId: string) =>
  sessions(db).where('r.round_id', '=', roundId).executeTakeFirst();

export const findSessionOf = (db: Db, memberId: MemberId, gameId: string) =>
  sessions(db)
    .where('r.member_id', '=', memberId)
    .where('r.game_id', '=', gameId)
    .executeTakeFirst();

/** Locks a session that still takes shots; undefined if none does. */
export const lockOpenSession = (tx: Tx, roundId: string) =>
  sessions(tx)
    .where('r.round_id', '=', roundId)
    .where('r.closed_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();

/** Who sits where in the rooms of a game. */
export const listSeats = (db: Db, gameId: string) =>
  db
    .selectFrom('play_room_session')
    .select(['room', 'seat', 'name', 'round_id'])
    .where('game_id', '=', gameId)
    .orderBy('room')
    .orderBy('seat')
    .execute();

/** Sessions whose player was last there before that instant, and closed ones that wait. */
export const findLeftSessions = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('play_room_session')
    .select(['round_id', 'room'])
    .where((all) => all.or([all('seen_at', '<', before), all('closed_at', 'is not', null)]))
    .orderBy('seen_at')
    .limit(limit)
    .execute();

/** Sessions of a member that still take shots, and when he was last there. */
export const listOpenSessions = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('play_room_session')
    .select(['round_id', 'seen_at'])
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .execute();

/** The player is there; one who has not shot since `idleSince` counts as gone. */
export const touchSession = (db: Db, roundId: string, now: Date, idleSince: Date) =>
  db
    .updateTable('play_room_session')
    .set({ seen_at: now })
    .where('round_id', '=', roundId)
    .where(sql<boolean>`coalesce(last_fired_at, opened_at) > ${idleSince}`)
    .execute();

export const insertShot = (
  tx: Tx,
  shot: { roundId: string; no: number; bullet: number; angle: number; at: Date },
) =>
  tx
    .insertInto('play_room_shot')
    .values({
      round_id: shot.roundId,
      no: shot.no,
      bullet: shot.bullet,
      angle: shot.angle,
      fired_at: shot.at,
      hit_no: null,
      target: null,
      target_key: null,
      times: null,
    })
    .execute();

export const findShot = (tx: Tx, roundId: string, no: number) =>
  tx
    .selectFrom('play_room_shot')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('no', '=', no)
    .executeTakeFirst();

export const storeHit = (
  tx: Tx,
  shot: { roundId: string; no: number },
  hit: { hit_no: number; target: number; target_key: string; times: number },
) =>
  tx
    .updateTable('play_room_shot')
    .set(hit)
    .where('round_id', '=', shot.roundId)
    .where('no', '=', shot.no)
    .execute();

/** Shots that still fly, oldest first. */
export const listFlying = (db: Db | Tx, roundId: string) =>
  db
    .selectFrom('play_room_shot')
    .select(['no', 'bullet', 'angle', 'fired_at'])
    .where('round_id', '=', roundId)
    .where('hit_no', 'is', null)
    .where('back', '=', false)
    .orderBy('no')
    .execute();

/** The session's hits in their order: what its round is drawn again from. */
export const listHits = (db: Db, roundId: string) =>
  db
    .selectFrom('play_room_shot')
    .select(['target', 'bullet', 'times'])
    .where('round_id', '=', roundId)
    .where('hit_no', 'is not', null)
    .orderBy('hit_no')
    .execute();

/** Marks flying shots that were fired before that instant as given back; returns their bullets. */
export async function giveShotsBack(tx: Tx, roundId: string, before: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('play_room_shot')
    .set({ back: true })
    .where('round_id', '=', roundId)
    .where('hit_no', 'is', null)
    .where('back', '=', false)
    .where('fired_at', '<=', before)
    .returning('bullet')
    .execute();
  return rows.map(({ bullet }) => bullet);
}

type Change = Partial<{
  remains: string;
  fired: number;
  last_fired_at: Date;
  seen_at: Date;
  settled: number;
  net: string;
  words: number;
  rejections: number;
  closed_at: Date;
}>;

export const changeSession = (tx: Tx, roundId: string, change: Change) =>
  tx.updateTable('play_room_session').set(change).where('round_id', '=', roundId).execute();
