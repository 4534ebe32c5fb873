import type { App } from '@palaro/server';
import type { Player } from '../player.ts';
import { readOwnRoom } from './read-room.ts';
import { giveSeatBack } from './reserve.ts';
import {
  changeSeat,
  dropIdleSeat,
  findRoom,
  findSeat,
  lockRoom,
  type RoomRow,
  type SeatRow,
} from './card-rooms.repository.ts';
import { tellRoom } from './tell-room.ts';

/**
 * Gives the seat up: before the deal at once and for nothing, within a hand when the hand is over;
 * until then the clock moves for it. A repeat changes nothing.
 */
export async function leaveSeat(app: App, player: Player, gameId: string, roomId: string) {
  const seat = await findSeat(app.db, player.id);
  const room = seat?.room_id === roomId ? await findRoom(app.db, roomId) : undefined;
  if (seat && room?.game_id === gameId) {
    if (room.state !== 'WAITING' || !(await rise(app, room, seat))) await markLeaving(app, seat);
    await tellRoom(app, roomId);
  }
  return readOwnRoom(app, player, gameId);
}

const rise = (app: App, room: RoomRow, seat: SeatRow) =>
  seat.round_id === null ? dropIdleSeat(app.db, seat.member_id) : giveSeatBack(app, room, seat);

/** One after the other with the deal, so that nobody leaves unseen while the cards come. */
const markLeaving = (app: App, { room_id, member_id }: SeatRow) =>
  app.db.transaction().execute(async (tx) => {
    await lockRoom(tx, room_id);
    await changeSeat(tx, member_id, { leaving: true });
  });
