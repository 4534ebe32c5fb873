import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { withBalance } from '../with-balance.ts';
import type { Shooter } from './buy-in.ts';
import type { RoomName } from './room-name.ts';
import { listFlying, listSeats, type SessionRow } from './sessions.repository.ts';
import { findWave, presentWave, spawnsOf, waveBegan, type WaveRow } from './waves.ts';

/** A wave as everybody may know it: its targets and their paths, never what a hit would bring. */
export function waveView(app: App, wave: WaveRow) {
  return {
    no: wave.no,
    beganAt: waveBegan(wave.game_id, wave.no),
    /** The commitment: the hash of the draw's secret, its salt, its number. */
    hash: wave.server_seed_hash,
    salt: wave.client_seed ?? '',
    nonce: wave.nonce,
    targets: spawnsOf(app, wave).map(({ target, path, at }) => [target, path, at]),
    dead: wave.dead,
  };
}

/** The wave of now and the one before, whose last targets still swim. */
async function wavesView(app: App, room: RoomName) {
  const present = await presentWave(app, room);
  if (!present) return [];
  const before = await findWave(app.db, room.name, present.no - 1);
  return [before, present].flatMap((wave) => (wave ? [waveView(app, wave)] : []));
}

/** Who sits in the room; names are masked. */
export async function seatsView(app: App, room: RoomName) {
  const seats = await listSeats(app.db, room.card.id);
  return seats.filter((one) => one.room === room.name).map(({ seat, name }) => ({ seat, name }));
}

/** A player's own session as it stands; nothing of its stream is told before it is played. */
export async function sessionView(app: App, session: SessionRow) {
  const flying = await listFlying(app.db, session.round_id);
  return {
    roundId: session.round_id,
    roundRef: session.round_ref,
    room: session.room,
    seat: session.seat,
    buyIn: Money.text(BigInt(session.stake)),
    remains: Money.text(BigInt(session.remains)),
    fired: session.fired,
    settled: session.settled,
    nonce: session.nonce,
    serverSeedHash: session.server_seed_hash,
    clientSeed: session.client_seed ?? '',
    flying: flying.map(({ no, bullet, angle, fired_at }) => [
      no,
      bullet,
      angle,
      fired_at.getTime(),
    ]),
  };
}

/** Everything that a screen needs when it comes to a room, or back to it. */
export async function stateView(
  app: App,
  room: RoomName,
  player: Shooter | null,
  session: SessionRow | undefined,
) {
  const [waves, seats] = await Promise.all([wavesView(app, room), seatsView(app, room)]);
  const own = session && !session.closed_at ? await sessionView(app, session) : null;
  const state = { room: room.name, waves, seats, session: own };
  const told = player ? await withBalance(app, player.id, state) : state;
  return { ...told, at: app.clock.now().getTime() };
}
