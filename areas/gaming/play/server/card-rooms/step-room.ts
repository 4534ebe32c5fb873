import { sha256Hex, newServerSeed, seedHash } from '@palaro/fairness';
import { newId, plusSeconds } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { activePair } from '../active-pair.ts';
import { configHash } from '../config-hash.ts';
import type { HandSeat, OpenHand } from '../play.tables.ts';
import { hiddenPair } from '../shared/chains.ts';
import { endHand } from './end-hand.ts';
import { idleMove, isDue, moveOn } from './play-turn.ts';
import { giveSeatBack, reserveSeat } from './reserve.ts';
import { BANK_MS, cardGame, cardRulesOf, hasBanker } from './card-game.ts';
import {
  AWAY_SECONDS,
  changeRoom,
  dropEmptyRoom,
  dropIdleSeat,
  findRoom,
  listCardRooms,
  listSeats,
  lockRoom,
  type RoomChange,
  type RoomRow,
  type SeatRow,
} from './card-rooms.repository.ts';
import { tellLeft, tellRoom } from './tell-room.ts';

/** From two players on, a hand begins after this long (docs/domain/games.md §6). */
const GATHER_MS = 20_000;
/** Rooms are looked at this often, or when the next of them is due. */
const LOOK_MS = 1_000;
/** Free play is played against so many bots, or as many as there are seats. */
const BOTS_MOST = 3;
const STEPS_MOST = 12;
/** Another leader is at the same room. */
const AGAIN_MS = 100;

/** Does what is due in all rooms of a game; returns the milliseconds until the next look. */
export async function stepCardRooms(app: App, gameId: string): Promise<number> {
  let next = LOOK_MS;
  for (const { room_id } of await listCardRooms(app.db, gameId)) {
    // A room that cannot go on must not keep the others.
    const due = await stepAll(app, room_id).catch((err: unknown) => {
      app.log.error({ err, room: room_id }, 'a room does not go on');
      return LOOK_MS;
    });
    next = Math.min(next, due);
  }
  return next;
}

/** Takes the room's steps that are due now. */
async function stepAll(app: App, roomId: string): Promise<number> {
  for (let steps = 0; steps < STEPS_MOST; steps++) {
    const left = await stepRoom(app, roomId);
    if (left > 0) return left;
  }
  return 0;
}

/**
 * One step by the room's clock. Every change counts only if the room is still as it was read, so
 * two leaders do no harm. Returns the milliseconds until the next step.
 */
export async function stepRoom(app: App, roomId: string): Promise<number> {
  const room = await findRoom(app.db, roomId);
  if (!room) return LOOK_MS;
  const now = app.clock.now();
  const till = room.due_at ? room.due_at.getTime() - now.getTime() : 0;
  if (room.state === 'WAITING') return gather(app, room);
  const { hand } = room;
  if (!hand) throw new Error(`room ${roomId} plays no hand`);
  switch (room.state) {
    case 'READY':
      return reserveAll(app, room, hand);
    case 'DEAL':
      if (till > 0) return till;
      await moveOn(app, room, hand);
      return 0;
    case 'TURN':
      if (!(await isDue(app, room, hand))) return Math.max(0, till);
      await idleMove(app, room, hand);
      return 0;
    case 'SHOWDOWN':
      if (till > 0) return till;
      await go(app, room, { state: 'SETTLE', due_at: null });
      return 0;
    case 'SETTLE':
      await endHand(app, room, hand, await newPair(app, room.room_id, room.hand_no + 1));
      return 0;
  }
}

/** Changes the room and tells its players; another leader's change counts instead. */
async function go(app: App, room: RoomRow, change: RoomChange): Promise<void> {
  const since = app.clock.now();
  if (await changeRoom(app.db, room, { since, ...change })) await tellRoom(app, room.room_id);
}

/** Waits for players: begins when the seats are full, or a while after the second one came. */
async function gather(app: App, room: RoomRow): Promise<number> {
  const card = cardGame(room.game_id);
  if (!card) throw new Error(`${room.game_id} has no rooms`);
  const all = await listSeats(app.db, room.room_id);
  const away = plusSeconds(app.clock.now(), -AWAY_SECONDS);
  const goes = ({ leaving, seen_at }: SeatRow) => leaving || seen_at < away;
  for (const seat of all.filter(goes)) await rise(app, room, seat);
  const seats = all.filter((seat) => !goes(seat));
  if (all.length === 0) {
    await dropEmptyRoom(app.db, room);
    return LOOK_MS;
  }
  const now = app.clock.now();
  const { least, most } = card.cardRoom.seats;
  const ready = room.free ? seats.length > 0 : seats.length >= least;
  if (!ready) {
    if (room.due_at !== null) await go(app, room, { due_at: null });
    return LOOK_MS;
  }
  const full = room.free || seats.length === most;
  if (!full && room.due_at === null) {
    await go(app, room, { due_at: new Date(now.getTime() + GATHER_MS) });
    return LOOK_MS;
  }
  const left = full ? 0 : (room.due_at?.getTime() ?? 0) - now.getTime();
  if (left > 0) return left;
  await begin(app, room, seats);
  return 0;
}

async function rise(app: App, room: RoomRow, seat: SeatRow): Promise<void> {
  if (seat.round_id === null) await dropIdleSeat(app.db, seat.member_id);
  else await giveSeatBack(app, room, seat);
  tellLeft(app, room.game_id, seat, seat.leaving ? 'left' : 'away');
  await tellRoom(app, room.room_id);
}

/** Fixes who plays the hand and in which order, and with it the draw's client part. */
async function begin(app: App, room: RoomRow, rows: readonly SeatRow[]): Promise<void> {
  const rules = cardRulesOf(room.game_id);
  const seats = await Promise.all(
    rows.map(async ({ seat_no: seatNo, member_id: memberId, name }): Promise<HandSeat> => {
      const { clientSeed } = await activePair(app, memberId);
      return { seatNo, memberId, name, clientSeed, bank: BANK_MS };
    }),
  );
  if (room.free) seats.push(...botsBeside(seats, botsOf(room.game_id)));
  const banker = hasBanker(room.game_id) ? nextBanker(seats, room.banker) : null;
  const order = fromLeftOf(banker, seats);
  const hand: OpenHand = {
    version: rules.config.version,
    configHash: configHash(rules),
    seats: order,
    moves: [],
  };
  const clientSeed = clientSeedOf(room, order);
  const begun = await app.db.transaction().execute(async (tx) => {
    const change = { state: 'READY' as const, due_at: null, hand: JSON.stringify(hand) };
    if (!(await changeRoom(tx, room, { ...change, banker, since: app.clock.now() }))) return false;
    await tx
      .updateTable('play_seed')
      .set({ client_seed: clientSeed })
      .where('id', '=', room.pair_id)
      .execute();
    return true;
  });
  if (begun) await tellRoom(app, room.room_id);
}

/** Public before the hand; every hand has its own. */
const saltOf = (roomId: string, handNo: number) => `${roomId}/${handNo}`;

/** `SHA-256( salt : seeds )`: every seat contributes (docs/domain/fairness.md §6). */
const clientSeedOf = ({ room_id, hand_no }: RoomRow, seats: readonly HandSeat[]) =>
  sha256Hex(`${saltOf(room_id, hand_no)}:${seats.map(({ clientSeed }) => clientSeed).join(',')}`);

/** How many bots play beside the player in free play. */
export const botsOf = (gameId: string) =>
  Math.min(BOTS_MOST, (cardGame(gameId)?.cardRoom.seats.most ?? 1) - 1);

/** Bots take the lowest seats that are free. */
function botsBeside(seats: readonly HandSeat[], bots: number): HandSeat[] {
  const taken = new Set(seats.map(({ seatNo }) => seatNo));
  const free = Array.from({ length: bots + 1 }, (_, at) => at + 1).filter((no) => !taken.has(no));
  return free.slice(0, bots).map((seatNo, at) => ({
    seatNo,
    memberId: null,
    name: `${at + 1}`,
    clientSeed: `bot-${at + 1}`,
    bank: 0,
  }));
}

/** The bank passes to the left after every hand (docs/domain/games.md §6). */
function nextBanker(seats: readonly HandSeat[], last: number | null): number {
  const numbers = seats.map(({ seatNo }) => seatNo).sort((a, b) => a - b);
  return numbers.find((no) => no > (last ?? 0)) ?? numbers[0] ?? 1;
}

/** The seats from the left of the banker, who is the last; without one from the first seat on. */
function fromLeftOf(banker: number | null, seats: readonly HandSeat[]): HandSeat[] {
  const far = ({ seatNo }: HandSeat) => (seatNo > (banker ?? 0) ? seatNo : seatNo + 1_000);
  return [...seats].sort((a, b) => far(a) - far(b));
}

/** Takes the hand's reserves; who cannot hold his, or leaves, is out, and the room waits again. */
async function reserveAll(app: App, room: RoomRow, hand: OpenHand): Promise<number> {
  const { cardRoom: rules } = cardRulesOf(room.game_id, hand.version);
  const reserves = rules.reserves(BigInt(room.stake), hand.seats.length);
  const refused: string[] = [];
  const rows = await listSeats(app.db, room.room_id);
  for (const [place, { memberId }] of hand.seats.entries()) {
    const seat = rows.find(({ member_id }) => member_id === memberId);
    if (memberId === null) continue;
    const reserve = reserves[place] ?? 0n;
    if (!seat || !(await reserveSeat(app, room, seat, reserve))) refused.push(memberId);
  }
  const pairId = refused.length > 0 ? await newPair(app, room.room_id, room.hand_no) : null;
  const dealt = await app.db.transaction().execute(async (tx) => {
    await lockRoom(tx, room.room_id);
    const now = await listSeats(tx, room.room_id);
    const out = now.some(
      ({ member_id, leaving }) =>
        leaving && hand.seats.some(({ memberId }) => memberId === member_id),
    );
    const since = app.clock.now();
    const holds = hand.seats.every(({ memberId }, place) => {
      const seat = now.find(({ member_id }) => member_id === memberId);
      return memberId === null || (seat && BigInt(seat.reserve) === reserves[place]);
    });
    // Another leader takes the same reserves at this moment: look again.
    if (pairId === null && !out && !holds) return false;
    if (pairId === null && !out) {
      const ends = new Date(since.getTime() + (cardGame(room.game_id)?.cardRoom.phases.deal ?? 0));
      return changeRoom(tx, room, { state: 'DEAL', since, due_at: ends });
    }
    for (const memberId of refused) await dropIdleSeat(tx, memberId);
    const again = pairId ?? (await newPairIn(app, tx, room.room_id, room.hand_no));
    const waits = { state: 'WAITING' as const, hand: null, due_at: null, since };
    return changeRoom(tx, room, { ...waits, pair_id: again });
  });
  if (dealt) {
    for (const memberId of refused) {
      const seat = rows.find(({ member_id }) => member_id === memberId);
      if (seat) tellLeft(app, room.game_id, seat, 'funds');
    }
    await tellRoom(app, room.room_id);
  }
  return dealt ? 0 : AGAIN_MS;
}

const newPair = (app: App, roomId: string, handNo: number) =>
  app.db.transaction().execute((tx) => newPairIn(app, tx, roomId, handNo));

/** A hand's secret, of which the hash is shown before the hand's players are known. */
export async function newPairIn(app: App, tx: Tx, roomId: string, handNo: number) {
  const secret = newServerSeed();
  const id = newId(app.clock.now());
  const hash = seedHash(secret);
  // The seats' seeds join the salt when they are known.
  const salt = saltOf(roomId, handNo);
  const draw = { id, nonce: handNo, secret, hash, salt, at: app.clock.now() };
  await tx.insertInto('play_seed').values(hiddenPair(app, draw)).execute();
  return id;
}
