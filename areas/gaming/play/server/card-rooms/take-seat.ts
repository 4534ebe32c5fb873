import type { GameId } from '@palaro/games';
import { Money, newId, randomInt } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { execute, gameRules } from '@palaro/wallet/server';
import type { Player } from '../player.ts';
import { refusalOf } from '../refusals.ts';
import { requireRng } from '../self-test.ts';
import { noteVisit } from '../shared/lead-table.ts';
import { readOwnRoom } from './read-room.ts';
import { holdCommand } from './reserve.ts';
import { cardGame, cardRulesOf } from './card-game.ts';
import { cardSeatRows, KEPT_APART, NO_SEAT, SEATED } from './card-rows.ts';
import { findSeat, listOpenRooms } from './card-rooms.repository.ts';
import { botsOf, newPairIn } from './step-room.ts';
import { tellRoom } from './tell-room.ts';

/** Who takes a seat, and what others may know of him or must not share with him. */
export interface Sitter extends Player {
  name: string;
  /** Null on the machine itself. */
  network: string | null;
  /** He plays with play money: against bots, in a room of his own. */
  free: boolean;
}

interface SeatRequest {
  roundRef: string;
  stake: string;
}

/** Rooms that are tried before a new one is opened. */
const TRIES = 8;

/**
 * Takes a seat that the site chooses by chance among the tables of this stake (docs/domain/games.md
 * §6): nobody chooses whom he plays with. The reserve of an ordinary seat is held in the same
 * commit, so limits and exclusions are judged as for every stake. A repeat answers the seat.
 * Errors: `play.seated`, `play.stake_not_offered`, and those of every stake.
 */
export async function takeSeat(app: App, sitter: Sitter, gameId: GameId, request: SeatRequest) {
  requireRng(app);
  const card = cardGame(gameId);
  const roundRef = request.roundRef.toLowerCase();
  if (!card?.cardRoom.stakes.includes(request.stake)) throw refuse('play.stake_not_offered');
  const stake = Money.of(request.stake);
  const bounds = await gameRules.of(app).betLimits(card.vassalage, gameId);
  if (bounds && (stake < bounds.minBet || stake > bounds.maxBet))
    throw refuse('play.limit_reached');
  const own = await findSeat(app.db, sitter.id);
  if (own && own.seat_ref !== roundRef) throw refuse('play.seated');
  if (own) return readOwnRoom(app, sitter, gameId);
  const open = sitter.free
    ? []
    : await listOpenRooms(app.db, gameId, stake, card.cardRoom.seats.most);
  const rooms = shuffled(open).slice(0, TRIES);
  for (let tries = 0; tries < TRIES + 2; tries++) {
    const room = rooms.shift();
    const roomId = room?.room_id ?? (await openRoom(app, gameId, stake, sitter.free));
    const seats = sitter.free ? botsOf(gameId) + 1 : card.cardRoom.seats.most;
    const seatNo = freeSeat(room?.taken ?? [], seats);
    const refused = await sit(app, sitter, { gameId, roomId, seatNo, stake, roundRef });
    if (refused !== NO_SEAT && refused !== KEPT_APART) {
      await noteVisit(app, gameId);
      await tellRoom(app, roomId);
      return readOwnRoom(app, sitter, gameId);
    }
  }
  throw refuse('try_again');
}

interface Seat {
  gameId: GameId;
  roomId: string;
  seatNo: number;
  stake: Money;
  roundRef: string;
}

/** Holds the reserve and takes the seat in one commit; answers why another room must be tried. */
async function sit(app: App, sitter: Sitter, seat: Seat): Promise<string | null> {
  const { gameId, roomId, seatNo, stake, roundRef } = seat;
  const [reserve = stake] = cardRulesOf(gameId).cardRoom.reserves(stake, 2);
  const id = newId(app.clock.now());
  const entry = cardSeatRows.entry({
    roomId,
    seatNo,
    memberId: sitter.id,
    ownerId: sitter.owner ?? sitter.id,
    session: sitter.freePlay ?? null,
    name: sitter.name,
    network: sitter.network,
    seatRef: roundRef,
    roundId: id,
    roundRef,
    reserve: String(reserve),
  });
  const [answer] = await execute(app, [
    {
      ...holdCommand(app, sitter, { id, ref: roundRef, gameId, reserve }),
      subledger: [entry],
    },
  ]);
  if (!answer) throw new Error('the wallet gave no answer');
  const { guard } = answer;
  if (guard === NO_SEAT || guard === KEPT_APART) return guard;
  if (answer.status === 'OK' && !answer.duplicate) return null;
  // The same request was quicker; else the seat of this reference was given up since.
  const own = await findSeat(app.db, sitter.id);
  if (own?.seat_ref === roundRef) return null;
  if (guard === SEATED) throw refuse('play.seated');
  if (answer.duplicate) throw refuse('idempotency_mismatch');
  throw await refusalOf(app, sitter, answer);
}

function freeSeat(taken: readonly number[], seats: number): number {
  const free = Array.from({ length: seats }, (_, at) => at + 1).filter((no) => !taken.includes(no));
  return free[randomInt(Math.max(1, free.length))] ?? 1;
}

function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

/** A new room, with the commitment to its first hand. */
async function openRoom(app: App, gameId: GameId, stake: Money, free: boolean): Promise<string> {
  const roomId = newId(app.clock.now());
  await app.db.transaction().execute(async (tx) => {
    const pairId = await newPairIn(app, tx, roomId, 1);
    await tx
      .insertInto('play_card_room')
      .values({
        room_id: roomId,
        game_id: gameId,
        stake: String(stake),
        free,
        state: 'WAITING',
        pair_id: pairId,
        since: app.clock.now(),
        due_at: null,
        banker: null,
        hand: null,
      })
      .execute();
  });
  return roomId;
}
