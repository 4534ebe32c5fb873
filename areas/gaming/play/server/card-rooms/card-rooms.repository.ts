import { sql, type Updateable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { assertMove, CARD_ROOM_MOVES } from '../../states.ts';

/** Who has not looked at his table for so long gives his seat up before the next hand. */
export const AWAY_SECONDS = 180;

const rooms = (db: Db | Tx) =>
  db
    .selectFrom('play_card_room as r')
    .innerJoin('play_seed as s', 's.id', 'r.pair_id')
    .selectAll('r')
    .select(['s.server_seed_hash', 's.client_seed', 's.server_seed', 's.sealed']);

export type RoomRow = Awaited<ReturnType<ReturnType<typeof rooms>['execute']>>[number];

export const findRoom = (db: Db | Tx, roomId: string) =>
  rooms(db).where('r.room_id', '=', roomId).executeTakeFirst();

export const listCardRooms = (db: Db, gameId: string) =>
  rooms(db).where('r.game_id', '=', gameId).orderBy('r.room_id').execute();

/** Games with rooms. */
export async function listCardGames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('play_card_room').select('game_id').distinct().execute();
  return rows.map(({ game_id }) => game_id);
}

const seats = (db: Db | Tx) => db.selectFrom('play_card_seat').selectAll();

export type SeatRow = Awaited<ReturnType<ReturnType<typeof seats>['execute']>>[number];

export const listSeats = (db: Db | Tx, roomId: string) =>
  seats(db).where('room_id', '=', roomId).orderBy('seat_no').execute();

export const findSeat = (db: Db | Tx, memberId: MemberId) =>
  seats(db).where('member_id', '=', memberId).executeTakeFirst();

/** Rooms for real money with a free seat at this stake, and how many are seated in each. */
export async function listOpenRooms(db: Db, gameId: string, stake: bigint, most: number) {
  const rows = await db
    .selectFrom('play_card_room as r')
    .innerJoin('play_card_seat as s', 's.room_id', 'r.room_id')
    .select('r.room_id')
    .select(({ fn }) => fn.agg<number[]>('array_agg', ['s.seat_no']).as('taken'))
    .where('r.game_id', '=', gameId)
    .where('r.stake', '=', String(stake))
    .where('r.free', '=', false)
    .groupBy('r.room_id')
    .execute();
  return rows.filter(({ taken }) => taken.length < most);
}

/** How many sit in rooms for real money, by stake. */
export async function countSeated(db: Db, gameId: string) {
  const rows = await db
    .selectFrom('play_card_room as r')
    .innerJoin('play_card_seat as s', 's.room_id', 'r.room_id')
    .select('r.stake')
    .select(({ fn }) => fn.countAll<string>().as('players'))
    .where('r.game_id', '=', gameId)
    .where('r.free', '=', false)
    .groupBy('r.stake')
    .execute();
  return new Map(rows.map(({ stake, players }) => [BigInt(stake), Number(players)]));
}

export type RoomChange = Omit<Updateable<Tables['play_card_room']>, 'version'>;

/**
 * Moves a room on by `CARD_ROOM_MOVES`, or changes it within its state; false if somebody changed
 * it since it was read. Throws where the move is not allowed.
 */
export async function changeRoom(
  db: Db | Tx,
  { room_id, version, state }: Pick<RoomRow, 'room_id' | 'version' | 'state'>,
  change: RoomChange,
): Promise<boolean> {
  if (change.state !== undefined) assertMove(CARD_ROOM_MOVES, state, change.state);
  const { numUpdatedRows } = await db
    .updateTable('play_card_room')
    .set({ ...change, version: version + 1 })
    .where('room_id', '=', room_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a room in which nobody sits; a seat that is taken meanwhile keeps it. */
export const dropEmptyRoom = (db: Db, { room_id, version }: RoomRow) =>
  sql`delete from play_card_room r where r.room_id = ${room_id} and r.version = ${version}
    and r.state = 'WAITING' and not exists (
      select from play_card_seat s where s.room_id = r.room_id)`.execute(db);

/** A seat that holds nothing leaves at once. */
export async function dropIdleSeat(db: Db | Tx, memberId: MemberId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('play_card_seat')
    .where('member_id', '=', memberId)
    .where('round_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Notes that the player looks at his table, now and then. */
export const seeSeat = (db: Db, memberId: MemberId, at: Date, since: Date) =>
  db
    .updateTable('play_card_seat')
    .set({ seen_at: at })
    .where('member_id', '=', memberId)
    .where('seen_at', '<', since)
    .execute();

export const changeSeat = (
  db: Db | Tx,
  memberId: MemberId,
  change: { leaving?: boolean; idle?: number; seen_at?: Date },
) => db.updateTable('play_card_seat').set(change).where('member_id', '=', memberId).execute();

/** The member's seat that holds money while its room waits for others, so that no hand is near. */
export const findWaitingSeat = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('play_card_seat as s')
    .innerJoin('play_card_room as r', 'r.room_id', 's.room_id')
    .select(['s.round_id', 's.seen_at'])
    .where('s.member_id', '=', memberId)
    .where('s.round_id', 'is not', null)
    .where('r.state', '=', 'WAITING')
    .where('r.due_at', 'is', null)
    .executeTakeFirst();

/** Locks a room: who leaves it before the deal and who deals do so one after the other. */
export const lockRoom = (tx: Tx, roomId: string) =>
  tx
    .selectFrom('play_card_room')
    .select('state')
    .where('room_id', '=', roomId)
    .forUpdate()
    .executeTakeFirst();
