import type { App } from '@palaro/server';
import { fire, hit } from './shoot.ts';
import { roomRulesOf, type RoomName } from './room-name.ts';
import { presentWave, spawnsOf, waveBegan } from './waves.ts';

const AGE_STEP_MS = 50;

/** A shot that meets a target, and when: found by trying, as a player does. */
export interface Aimed {
  targetId: string;
  angle: number;
  /** Milliseconds from the shot to its hit. */
  after: number;
  target: number;
}

/**
 * Finds a shot from the seat, fired now, that meets a living target. `wanted` chooses among
 * species; undefined where none can be met.
 */
async function aim(
  app: App,
  room: RoomName,
  seat: number,
  wanted: (target: number) => boolean = () => true,
): Promise<Aimed | undefined> {
  const wave = await presentWave(app, room);
  if (!wave) throw new Error('the room has no wave');
  const rules = roomRulesOf(room.card.id).room;
  const now = app.clock.now().getTime();
  const began = waveBegan(wave.game_id, wave.no);
  for (const [no, spawn] of spawnsOf(app, wave).entries()) {
    if (wave.dead.includes(no) || !wanted(spawn.target)) continue;
    for (let after = 400; after < 1_400; after += AGE_STEP_MS) {
      for (let angle = 0; angle < 6_283; angle += 40) {
        const shot = { seat, angle, firedAt: now };
        if (rules.judge(shot, spawn, began, now + after) !== null) continue;
        return { targetId: `${wave.no}.${no}`, angle, after, target: spawn.target };
      }
    }
  }
  return undefined;
}

/** A living target that a shot does not meet at that instant, by the rules that judge a hit. */
export async function unmetTarget(
  app: App,
  room: RoomName,
  shot: { seat: number; angle: number; firedAt: number },
  at: number,
): Promise<string> {
  const wave = await presentWave(app, room);
  if (!wave) throw new Error('the room has no wave');
  const rules = roomRulesOf(room.card.id).room;
  const began = waveBegan(wave.game_id, wave.no);
  const no = spawnsOf(app, wave).findIndex(
    (spawn, i) => !wave.dead.includes(i) && rules.judge(shot, spawn, began, at) !== null,
  );
  if (no < 0) throw new Error('the shot meets every target');
  return `${wave.no}.${no}`;
}

/** When and where to a seat must fire so that it meets that target at that instant. */
export async function meeting(
  app: App,
  room: RoomName,
  seat: number,
  { targetId, at }: { targetId: string; at: number },
): Promise<{ firedAt: number; angle: number }> {
  const [waveNo, no = 0] = targetId.split('.').map(Number);
  const wave = await presentWave(app, room);
  const spawn = wave?.no === waveNo && wave ? spawnsOf(app, wave)[no] : undefined;
  if (!wave || !spawn) throw new Error('the target is of another wave');
  const rules = roomRulesOf(room.card.id).room;
  for (let age = 250; age < 1_450; age += 25) {
    for (let angle = 0; angle < 6_283; angle += 30) {
      const firedAt = at - age;
      const miss = rules.judge(
        { seat, angle, firedAt },
        spawn,
        waveBegan(wave.game_id, wave.no),
        at,
      );
      if (miss === null) return { firedAt, angle };
    }
  }
  throw new Error('the target cannot be met then');
}

/** Waits, by the site's clock, until a target can be met. */
export async function aimWithin(
  app: App,
  room: RoomName,
  seat: number,
  forward: (ms: number) => void,
  wanted?: (target: number) => boolean,
): Promise<Aimed> {
  for (let tries = 0; tries < 600; tries++) {
    const aimed = await aim(app, room, seat, wanted);
    if (aimed) return aimed;
    forward(500);
  }
  throw new Error('no target came by');
}

interface Shooting {
  app: App;
  room: RoomName;
  roundId: string;
  seat: number;
  forward(ms: number): void;
}

/** Fires the session's next shot at a target and claims its hit. */
export async function shootOne(
  { app, room, roundId, seat, forward }: Shooting,
  bulletId: number,
  bullet = '1.0000',
) {
  const aimed = await aimWithin(app, room, seat, forward);
  const at = app.clock.now().getTime();
  await fire(app, room, roundId, { bulletId, bullet, angle: aimed.angle, t: at });
  forward(aimed.after);
  const t = at + aimed.after;
  return {
    aimed,
    t,
    came: await hit(app, room, roundId, { bulletId, targetId: aimed.targetId, t }),
  };
}
