import type { Step } from '@palaro/games';
import type { App } from '@palaro/server';
import type { OpenHand } from '../play.tables.ts';
import { handOf, cardGame, TURN_MS } from './card-game.ts';
import {
  changeRoom,
  changeSeat,
  listSeats,
  type RoomChange,
  type RoomRow,
} from './card-rooms.repository.ts';
import { tellRoom } from './tell-room.ts';

/** A bot thinks this long. */
const BOT_MS = 1_200;

/** Whether the clock moves now: time is up, a bot has thought, or the player has left. */
export async function isDue(app: App, room: RoomRow, hand: OpenHand): Promise<boolean> {
  if (room.due_at && room.due_at <= app.clock.now()) return true;
  const { rules, at } = handOf(app, room, hand);
  const seat = hand.seats[rules.cardRoom.turn(at) ?? -1];
  if (!seat?.memberId) return false;
  const rows = await listSeats(app.db, room.room_id);
  return rows.some(({ member_id, leaving }) => leaving && member_id === seat.memberId);
}

/** The clock moves for a seat: a bot by its rule, a player by the least harmful move. */
export async function idleMove(app: App, room: RoomRow, hand: OpenHand): Promise<void> {
  const { rules, at } = handOf(app, room, hand);
  const seat = hand.seats[rules.cardRoom.turn(at) ?? -1];
  if (!seat) return moveOn(app, room, hand);
  const { memberId } = seat;
  const move = memberId === null ? rules.cardRoom.bot(at) : rules.cardRoom.idle(at);
  if (!(await storeMove(app, room, hand, move)) || memberId === null) return;
  // A turn may have several moves; it is over when another seat moves.
  if (rules.cardRoom.turn(rules.cardRoom.after(at, move)) === rules.cardRoom.turn(at)) return;
  const row = (await listSeats(app.db, room.room_id)).find((one) => one.member_id === memberId);
  if (row) await changeSeat(app.db, memberId, { idle: row.idle + 1 });
}

/**
 * Stores a move of the seat whose turn it is and goes on to the next one; false if somebody moved
 * meanwhile. It is stored before anything of it is shown. While the turn is a player's still, its
 * time goes on; a bot thinks before each move.
 */
export async function storeMove(
  app: App,
  room: RoomRow,
  hand: OpenHand,
  move: Step,
): Promise<boolean> {
  const { rules, at } = handOf(app, room, hand);
  const turn = rules.cardRoom.turn(at);
  const moves = [...hand.moves, move];
  const goesOn = rules.cardRoom.turn(rules.cardRoom.after(at, move)) === turn;
  if (goesOn && hand.seats[turn ?? -1]?.memberId !== null) {
    return change(app, room, { hand: JSON.stringify({ ...hand, moves }) });
  }
  const used = Math.max(0, app.clock.now().getTime() - room.since.getTime() - TURN_MS);
  const seats = hand.seats.map((seat, place) =>
    place === turn ? { ...seat, bank: Math.max(0, seat.bank - used) } : seat,
  );
  return goOn(app, room, { ...hand, seats, moves });
}

/** Begins the first turn of a hand that was dealt. */
export const moveOn = async (app: App, room: RoomRow, hand: OpenHand): Promise<void> =>
  void (await goOn(app, room, hand));

async function goOn(app: App, room: RoomRow, hand: OpenHand): Promise<boolean> {
  const { rules, at } = handOf(app, room, hand);
  const seat = hand.seats[rules.cardRoom.turn(at) ?? -1];
  const since = app.clock.now();
  const after = (ms: number) => new Date(since.getTime() + ms);
  const shown = cardGame(room.game_id)?.cardRoom.phases.show ?? 0;
  const think = seat?.memberId === null ? BOT_MS : TURN_MS + (seat?.bank ?? 0);
  const goes = seat
    ? { state: 'TURN' as const, due_at: after(think) }
    : { state: 'SHOWDOWN' as const, due_at: after(shown) };
  return change(app, room, { ...goes, since, hand: JSON.stringify(hand) });
}

async function change(app: App, room: RoomRow, to: RoomChange): Promise<boolean> {
  const changed = await changeRoom(app.db, room, to);
  if (changed) await tellRoom(app, room.room_id);
  return changed;
}
