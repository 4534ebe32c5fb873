import { sql } from 'kysely';
import type { GameId, RoomSpawn } from '@palaro/games';
import { defineService, type App, type Db, type Tx } from '@palaro/server';
import { seedEnvelope } from '../seed-key.ts';
import { revealSeed } from '../seeds.repository.ts';
import { findChain, keepChain, takeDraw } from '../shared/chains.ts';
import { drawOf } from '../shared/shared-game.ts';
import { roomRulesOf, type RoomName } from './room-name.ts';

const waves = (db: Db | Tx) =>
  db
    .selectFrom('play_room_wave as w')
    .innerJoin('play_seed as s', 's.id', 'w.pair_id')
    .selectAll('w')
    .select(['s.server_seed_hash', 's.client_seed', 's.server_seed', 's.sealed']);

export type WaveRow = Awaited<ReturnType<ReturnType<typeof waves>['execute']>>[number];

export const findWave = (db: Db | Tx, room: string, no: number) =>
  waves(db).where('w.room', '=', room).where('w.no', '=', no).executeTakeFirst();

/** Hits in a room wait for each other here, so that no target is caught twice. */
export const lockWave = (tx: Tx, room: string, no: number) =>
  waves(tx).where('w.room', '=', room).where('w.no', '=', no).forUpdate('w').executeTakeFirst();

export const addDead = (tx: Tx, room: string, no: number, target: number) =>
  tx
    .updateTable('play_room_wave')
    .set({ dead: sql`dead || ${target}::integer` })
    .where('room', '=', room)
    .where('no', '=', no)
    .execute();

/** Number of the wave that an instant lies in, the same on every node. */
export const waveNoAt = (gameId: string, at: Date) =>
  Math.floor(at.getTime() / roomRulesOf(gameId).room.waveMs);

/** When a wave began, in milliseconds since 1970. */
export const waveBegan = (gameId: string, no: number) => no * roomRulesOf(gameId).room.waveMs;

/**
 * The room's wave of now; the first who needs it takes its draw. Null while the game's chain waits
 * for its salt.
 */
export async function presentWave(app: App, { name, card }: RoomName): Promise<WaveRow | null> {
  const gameId = card.id;
  const no = waveNoAt(gameId, app.clock.now());
  const there = await findWave(app.db, name, no);
  if (there) return there;
  const made = await app.db.transaction().execute(async (tx) => {
    // Draws of a chain are taken one after another, also by two rooms.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`play.rooms/${gameId}`}, 0))`.execute(
      tx,
    );
    const meanwhile = await findWave(tx, name, no);
    if (meanwhile) return meanwhile;
    const chain = await findChain(tx, gameId);
    if (!chain) return null;
    const { pairId, nonce } = await takeDraw(app, tx, chain);
    await tx
      .insertInto('play_room_wave')
      .values({ room: name, no, game_id: gameId, pair_id: pairId, nonce })
      .execute();
    return (await findWave(tx, name, no)) ?? null;
  });
  if (!made) await keepChain(app, card.id as GameId);
  return made;
}

const drawn = defineService('play.waves', () => new Map<string, RoomSpawn[]>());
/** Waves whose targets stay in memory. */
const KEPT = 500;

/** The targets of a wave, drawn again from its seeds. */
export function spawnsOf(app: App, wave: WaveRow): RoomSpawn[] {
  const kept = drawn(app);
  const spawns =
    kept.get(wave.pair_id) ??
    roomRulesOf(wave.game_id).room.wave(drawOf(app, { ...wave, hand: 1 }));
  kept.delete(wave.pair_id);
  kept.set(wave.pair_id, spawns);
  const [oldest] = kept.size > KEPT ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  return spawns;
}

/**
 * Shows the secrets of waves whose last target has swum away, up to `limit`
 * (docs/domain/fairness.md §7). Returns how many.
 */
export async function showWaves(app: App, limit: number): Promise<number> {
  const now = app.clock.now();
  const hidden = await waves(app.db)
    .where('s.state', '=', 'shared')
    .orderBy('w.no')
    .limit(limit)
    .execute();
  const over = hidden.filter(({ game_id, no }) => {
    const { waveMs, longestSwimMs } = roomRulesOf(game_id).room;
    return waveBegan(game_id, no) + waveMs + longestSwimMs < now.getTime();
  });
  for (const { pair_id, sealed } of over) {
    if (!sealed) continue;
    const secret = seedEnvelope(app).open(pair_id, sealed);
    await app.db.transaction().execute((tx) => revealSeed(tx, pair_id, secret, now));
  }
  return over.length;
}
