import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { cardRoomTopic } from '../../card-rooms.api.ts';
import { handOf, hasBanker, TURN_MS } from './card-game.ts';
import { findRoom, listSeats, type RoomRow, type SeatRow } from './card-rooms.repository.ts';
import { resultsOf } from './settle-hand.ts';

interface PlayerSeat {
  seatNo: number;
  memberId: string | null;
  name: string;
}

/**
 * A room as one seat sees it: its own cards and what lies open, never another's hand
 * (docs/domain/games.md §6).
 */
export function cardRoomView(app: App, room: RoomRow, seats: readonly SeatRow[], memberId: string) {
  const { hand } = room;
  // While reserves are taken nothing is dealt, so there is nothing to see.
  const played = hand && room.state !== 'READY' ? { hand, ...handOf(app, room, hand) } : null;
  const places = hand?.seats ?? [];
  const own = places.findIndex((seat) => seat.memberId === memberId);
  const over = room.state === 'SHOWDOWN' || room.state === 'SETTLE';
  const results = hand && over ? resultsOf(app, room, hand) : [];
  const banked = hand !== null && hasBanker(room.game_id);
  const bots = places.filter((seat) => seat.memberId === null);
  const seated: PlayerSeat[] = seats.map(({ seat_no, member_id, name }) => ({
    seatNo: seat_no,
    memberId: member_id,
    name,
  }));
  return {
    roomId: room.room_id,
    gameId: room.game_id,
    stake: Money.text(BigInt(room.stake)),
    free: room.free,
    state: room.state,
    version: room.version,
    handNo: room.hand_no,
    stepNo: (hand?.moves.length ?? 0) + 1,
    hash: room.server_seed_hash,
    since: room.since.toISOString(),
    endsAt: room.due_at?.toISOString() ?? null,
    bankFrom: room.state === 'TURN' ? new Date(room.since.getTime() + TURN_MS).toISOString() : null,
    seats: [...seated, ...bots].map(({ seatNo, memberId: of, name }) => {
      const place = places.findIndex((one) => one.seatNo === seatNo && one.memberId === of);
      const result = results[place];
      return {
        seatNo,
        name,
        you: of === memberId,
        bot: of === null,
        banker: banked && place === places.length - 1,
        leaving: seats.some((one) => one.member_id === of && one.leaving),
        place: place === -1 ? null : place,
        net: result ? Money.text(result.net) : null,
      };
    }),
    turn: played && room.state === 'TURN' ? played.rules.cardRoom.turn(played.at) : null,
    hand: played ? played.rules.cardRoom.seen(played.at, own === -1 ? null : own) : null,
  };
}

/** Tells each player how his room stands; call it after the commit. */
export async function tellRoom(app: App, roomId: string): Promise<void> {
  const room = await findRoom(app.db, roomId);
  if (!room) return;
  const seats = await listSeats(app.db, roomId);
  const at = app.clock.now().toISOString();
  for (const { member_id, owner_id, session } of seats) {
    const view = cardRoomView(app, room, seats, member_id);
    const told = { at, freePlay: session, room: view, left: null };
    app.push.publish(cardRoomTopic(room.game_id), told, owner_id);
  }
}

/** Tells a player that he no longer sits, and why. */
export function tellLeft(
  app: App,
  gameId: string,
  { owner_id, session }: SeatRow,
  left: 'left' | 'idle' | 'away' | 'funds',
): void {
  const at = app.clock.now().toISOString();
  app.push.publish(cardRoomTopic(gameId), { at, freePlay: session, room: null, left }, owner_id);
}
