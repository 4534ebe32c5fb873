import { Money, plusSeconds } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import type { Player } from '../player.ts';
import { withBalance } from '../with-balance.ts';
import { cardGame } from './card-game.ts';
import { countSeated, findRoom, findSeat, listSeats, seeSeat } from './card-rooms.repository.ts';
import { cardRoomView } from './tell-room.ts';

/** The player's room as it stands, with his balance; no room where he does not sit. */
export async function readOwnRoom(app: App, player: Player, gameId: string) {
  const seat = await findSeat(app.db, player.id);
  const room = seat && (await findRoom(app.db, seat.room_id));
  const here = room?.game_id === gameId ? room : undefined;
  const seats = here ? await listSeats(app.db, here.room_id) : [];
  return withBalance(app, player.id, {
    at: app.clock.now().toISOString(),
    room: here ? cardRoomView(app, here, seats, player.id) : null,
  });
}

/** A look is noted this often. */
const SEEN_SECONDS = 15;

/** The same with the lobby: real figures of each stake's tables. */
export async function readRoom(app: App, player: Player, gameId: string) {
  const card = cardGame(gameId);
  if (!card) throw refuse('not_found');
  const now = app.clock.now();
  await seeSeat(app.db, player.id, now, plusSeconds(now, -SEEN_SECONDS));
  const [own, seated] = await Promise.all([
    readOwnRoom(app, player, gameId),
    countSeated(app.reads, gameId),
  ]);
  const lobby = card.cardRoom.stakes.map((stake) => ({
    stake,
    players: seated.get(Money.of(stake)) ?? 0,
  }));
  return { ...own, lobby };
}
