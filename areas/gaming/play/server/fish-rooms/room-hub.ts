import { refusalToPlay } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import type { Shooter } from './buy-in.ts';
import { endSession, postShots } from './end-session.ts';
import type { RoomName } from './room-name.ts';
import { giveBackOld } from './shoot.ts';
import { touchSession } from './sessions.repository.ts';
import { seatsView, waveView } from './told.ts';
import { presentWave, waveNoAt } from './waves.ts';

/** A screen that is in a room: a player's, or somebody's who watches. */
export interface Guest {
  room: RoomName;
  player: Shooter | null;
  /** The login session; it ends with it. */
  login: string | null;
  /** The session that its player has in this room. */
  roundId: string | null;
  seat: number | null;
  send(event: object): void;
  close(): void;
}

interface OpenRoom {
  guests: Set<Guest>;
  waveNo: number;
  /** Beats since the room opened. */
  beats: number;
  timer: NodeJS.Timeout;
}

const rooms = defineService('play.open-rooms', () => new Map<string, OpenRoom>());

const BEAT_MS = 1_000;
/** Every so many beats the clock is told, and running sessions are looked after. */
const TIME_BEATS = 5;
const CARE_BEATS = 10;
/** A player who has not shot for so long gives the seat free. */
const IDLE_SECONDS = 300;

/** Brings a screen into a room of this node. */
export function enterRoom(app: App, guest: Guest): void {
  const { name, card } = guest.room;
  const open = rooms(app).get(name) ?? {
    guests: new Set<Guest>(),
    waveNo: waveNoAt(card.id, app.clock.now()),
    beats: 0,
    timer: setInterval(() => void beat(app, name), BEAT_MS).unref(),
  };
  open.guests.add(guest);
  rooms(app).set(name, open);
}

/** The screens in a room of this node, the oldest first. */
export const screensIn = (app: App, room: string): Iterable<Guest> =>
  rooms(app).get(room)?.guests ?? [];

export function leaveRoom(app: App, guest: Guest): void {
  const { name } = guest.room;
  const open = rooms(app).get(name);
  open?.guests.delete(guest);
  if (!open || open.guests.size > 0) return;
  clearInterval(open.timer);
  rooms(app).delete(name);
}

/** Tells all screens of a room of this node, but not `except`. */
export function tellRoom(app: App, room: string, event: object, except?: Guest): void {
  for (const guest of rooms(app).get(room)?.guests ?? []) if (guest !== except) guest.send(event);
}

/** Tells who sits in the room now. */
export async function tellSeats(app: App, room: RoomName): Promise<void> {
  tellRoom(app, room.name, { type: 'fish.seats', seats: await seatsView(app, room) });
}

/** Closes the screens of a login that has ended. */
export function closeScreensOf(app: App, login: string): void {
  for (const { guests } of rooms(app).values()) {
    for (const guest of guests) if (guest.login === login) guest.close();
  }
}

/** Ends a session and tells its room; null if it has ended before. */
export async function endAndTell(app: App, room: RoomName, roundId: string, why: string) {
  const ended = await endSession(app, roundId);
  if (!ended) return null;
  for (const guest of rooms(app).get(room.name)?.guests ?? []) {
    if (guest.roundId !== roundId) continue;
    guest.roundId = null;
    guest.seat = null;
    const { returned, staked, won, hits } = ended;
    guest.send({ type: 'fish.left', roundId, returned, staked, won, hits, why });
  }
  await tellSeats(app, room);
  return ended;
}

async function beat(app: App, name: string) {
  const open = rooms(app).get(name);
  const [first] = open?.guests ?? [];
  if (!open || !first) return;
  open.beats += 1;
  const now = app.clock.now();
  try {
    const waveNo = waveNoAt(first.room.card.id, now);
    if (waveNo !== open.waveNo) {
      const wave = await presentWave(app, first.room);
      if (wave) {
        open.waveNo = waveNo;
        tellRoom(app, name, { type: 'fish.spawn', at: now.getTime(), wave: waveView(app, wave) });
      }
    }
    if (open.beats % TIME_BEATS === 0) {
      tellRoom(app, name, { type: 'fish.time', at: app.clock.now().getTime() });
    }
    if (open.beats % CARE_BEATS === 0) await careFor(app, open);
  } catch (err) {
    app.log.error({ err, room: name }, 'a room missed a beat');
  }
}

/** Posts what was shot, and ends sessions of players who may not play any more. */
async function careFor(app: App, { guests }: OpenRoom) {
  for (const { player, roundId, room, send } of guests) {
    if (!player || roundId === null) continue;
    const refusal = await refusalToPlay(app, player.owner ?? player.id);
    if (refusal) await endAndTell(app, room, roundId, 'refused');
    else {
      const now = app.clock.now();
      await touchSession(app.db, roundId, now, plusSeconds(now, -IDLE_SECONDS));
      const remains = await giveBackOld(app, room, roundId);
      if (remains !== null) send({ type: 'fish.remains', remains });
      await postShots(app, roundId);
    }
  }
}
