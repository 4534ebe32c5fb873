import { refuse, type App, type Principal } from '@palaro/server';
import { playerOf } from '../player.ts';
import { readRoomName, roomCard, roomName, type RoomName } from './room-name.ts';
import { findSessionOf, listSeats } from './sessions.repository.ts';

/** How many sit in each room of a kind, by its number. */
async function takenSeats(app: App, gameId: string, free: boolean): Promise<Map<number, number>> {
  const taken = new Map<number, number>();
  for (const seat of await listSeats(app.reads, gameId)) {
    const room = readRoomName(seat.room);
    if (room?.free === free) taken.set(room.no, (taken.get(room.no) ?? 0) + 1);
  }
  return taken;
}

/** Rooms are without number: the first empty one is always open. */
function firstEmpty(taken: ReadonlyMap<number, number>): number {
  let no = 1;
  while (taken.has(no)) no++;
  return no;
}

/** The room of that kind in which a player's session still takes shots. */
async function ownRoom(
  app: App,
  caller: Principal,
  { game, free, ...whose }: Query,
): Promise<string | null> {
  if (caller.is !== 'member') return null;
  const player = await playerOf(app, caller.member, whose);
  const session = await findSessionOf(app.db, player.id, game);
  if (!session || session.closed_at) return null;
  return readRoomName(session.room)?.free === free ? session.room : null;
}

interface Query {
  game: string;
  /** Rooms for play money. */
  free: boolean;
  /** A member's free play, which holds a buy-in of its own. */
  freePlay?: string;
}

/**
 * The rooms in which somebody sits, and the first empty one; real figures, nothing is added. Throws
 * `play.session_ended` for a free play that is not the caller's.
 */
export async function listRooms(app: App, caller: Principal, query: Query) {
  const { game, free } = query;
  const card = roomCard(game);
  if (!card) throw refuse('not_found');
  const taken = await takenSeats(app, game, free);
  const nos = [...taken.keys(), firstEmpty(taken)].sort((a, b) => a - b);
  return {
    list: nos.map((no) => ({
      room: roomName(game, free, no),
      no,
      seats: card.room.seats,
      taken: taken.get(no) ?? 0,
    })),
    own: await ownRoom(app, caller, query),
  };
}

/** Whether a room may be opened: somebody sits there, or no emptier one comes before it. */
export async function mayOpen(app: App, { card, free, no }: RoomName): Promise<boolean> {
  const taken = await takenSeats(app, card.id, free);
  return taken.has(no) || no <= firstEmpty(taken);
}
