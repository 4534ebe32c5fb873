import { canonicalJson } from '@palaro/fairness';
import type { Step } from '@palaro/games';
import { refuse, type App } from '@palaro/server';
import type { OpenHand } from '../play.tables.ts';
import type { Player } from '../player.ts';
import { requireRng } from '../self-test.ts';
import { storeMove } from './play-turn.ts';
import { readOwnRoom } from './read-room.ts';
import { handOf } from './card-game.ts';
import { changeSeat, findRoom, findSeat, type RoomRow } from './card-rooms.repository.ts';

interface MoveRequest {
  handNo: number;
  stepNo: number;
  [field: string]: unknown;
}

/** Tries against moves of other devices, or of the clock, at the same moment. */
const TRIES = 3;

/**
 * Moves for the player's seat. The same move sent again answers the room as it stands. Errors:
 * `play.not_seated`, `play.step_conflict` (another hand, or another number than the next),
 * `play.not_your_turn`, `play.step_not_offered`; nothing has changed then.
 */
export async function playMove(
  app: App,
  player: Player,
  { id: gameId, call }: { id: string; call: string },
  { handNo, stepNo, ...fields }: MoveRequest,
) {
  requireRng(app);
  const move: Step = { ...fields, call };
  for (let tries = 0; tries < TRIES; tries++) {
    const seat = await findSeat(app.db, player.id);
    const room = seat && (await findRoom(app.db, seat.room_id));
    if (!room || room.game_id !== gameId) throw refuse('play.not_seated');
    const { hand } = room;
    if (!hand || room.hand_no !== handNo) throw refuse('play.step_conflict');
    const place = hand.seats.findIndex(({ memberId }) => memberId === player.id);
    if (place === -1) throw refuse('play.not_seated');
    if (isRepeat(app, room, hand, { place, stepNo, move })) break;
    if (stepNo !== hand.moves.length + 1) throw refuse('play.step_conflict');
    const { rules, at } = handOf(app, room, hand);
    if (room.state !== 'TURN' || rules.cardRoom.turn(at) !== place)
      throw refuse('play.not_your_turn');
    if (!rules.cardRoom.allows(at, move)) throw refuse('play.step_not_offered');
    if (!(await storeMove(app, room, hand, move))) continue;
    await changeSeat(app.db, player.id, { idle: 0, seen_at: app.clock.now() });
    break;
  }
  return readOwnRoom(app, player, gameId);
}

/** Whether the player made this very move already. */
function isRepeat(
  app: App,
  room: RoomRow,
  hand: OpenHand,
  { place, stepNo, move }: { place: number; stepNo: number; move: Step },
): boolean {
  const made = hand.moves[stepNo - 1];
  if (!made || canonicalJson(made) !== canonicalJson(move)) return false;
  const before = { ...hand, moves: hand.moves.slice(0, stepNo - 1) };
  const { rules, at } = handOf(app, room, before);
  return rules.cardRoom.turn(at) === place;
}
