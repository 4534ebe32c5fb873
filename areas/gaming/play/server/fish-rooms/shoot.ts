import { fairDraw, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { defineService, refuse, type App, type Tx } from '@palaro/server';
import { seedEnvelope } from '../seed-key.ts';
import { requireRng } from '../self-test.ts';
import { roomRulesOf, type RoomName } from './room-name.ts';
import {
  changeSession,
  findShot,
  giveShotsBack,
  insertShot,
  lockOpenSession,
  storeHit,
  type SessionRow,
} from './sessions.repository.ts';
import { addDead, lockWave, spawnsOf, waveBegan, type WaveRow } from './waves.ts';

/** How far a phone's clock may be from the site's when a message arrives. */
const CLOCK = { behind: 1_500, ahead: 300 } as const;
/** The least time between two shots of a session. */
const SHOT_GAP_MS = 180;
/** A bullet that hit nothing is given back at this age (docs/domain/games.md §7). */
const BACK_AFTER_MS = 15_000;

export interface Fire {
  /** Counts the session's shots from 1. */
  bulletId: number;
  /** The bullet's value, a decimal string. */
  bullet: string;
  /** Thousandths of a radian. */
  angle: number;
  /** The site's time in milliseconds, as the phone knows it. */
  t: number;
}

export interface Hit {
  bulletId: number;
  /** `{wave}.{number}` */
  targetId: string;
  t: number;
}

/**
 * Takes a shot: its bullet is paid from what the session has left. A repeat of the same shot
 * changes nothing. Errors: `play.no_open_round`, `play.step_conflict`, `play.stake_not_offered`,
 * `play.buy_in_spent`, `play.too_fast`, `play.clock_off`, `play.session_full`.
 */
export async function fire(app: App, room: RoomName, roundId: string, shot: Fire) {
  requireRng(app);
  const { bullets, shotsMost } = room.card.room;
  const bullet = bullets.indexOf(shot.bullet);
  if (bullet < 0) throw refuse('play.stake_not_offered');
  return app.db.transaction().execute(async (tx) => {
    const session = await freshSession(app, tx, room, roundId);
    if (shot.bulletId <= session.fired) {
      const stored = await findShot(tx, roundId, shot.bulletId);
      const same = stored?.bullet === bullet && stored.angle === shot.angle;
      if (!same) throw refuse('play.step_conflict');
      return { repeated: true, remains: Money.text(BigInt(session.remains)) };
    }
    if (shot.bulletId !== session.fired + 1) throw refuse('play.step_conflict');
    if (session.fired >= shotsMost) throw refuse('play.session_full');
    const at = instantOf(app, shot.t);
    const since = at.getTime() - (session.last_fired_at?.getTime() ?? 0);
    if (since < SHOT_GAP_MS) throw refuse('play.too_fast');
    const remains = BigInt(session.remains) - Money.of(shot.bullet);
    if (remains < 0n) throw refuse('play.buy_in_spent');
    await insertShot(tx, { roundId, no: shot.bulletId, bullet, angle: shot.angle, at });
    const change = { remains: String(remains), fired: shot.bulletId, last_fired_at: at };
    await changeSession(tx, roundId, { ...change, seen_at: app.clock.now() });
    return { repeated: false, remains: Money.text(remains) };
  });
}

/**
 * Settles a claimed hit: the next word of the shooter's own stream decides. Everything is judged
 * before that word is read, and the hit is stored before anything of it is shown. A repeat of the
 * same claim answers what it came to. Errors: `play.no_open_round`, `play.bullet_unknown`,
 * `play.bullet_spent`, `play.bullet_age`, `play.target_gone`, `play.hit_missed`, `play.clock_off`.
 */
export async function hit(app: App, room: RoomName, roundId: string, claim: Hit) {
  requireRng(app);
  const [waveNo = 0, targetNo = 0] = claim.targetId.split('.').map(Number);
  try {
    return await app.db.transaction().execute(async (tx) => {
      // Always first the wave, then the session, so that no two hits wait for each other.
      const wave = await lockWave(tx, room.name, waveNo);
      const session = await freshSession(app, tx, room, roundId);
      const shot = await findShot(tx, roundId, claim.bulletId);
      if (!shot || shot.back) throw refuse('play.bullet_unknown');
      if (shot.hit_no !== null) {
        if (shot.target_key !== claim.targetId) throw refuse('play.bullet_spent');
        return toldOf(room, session, { bullet: shot.bullet, times: shot.times ?? 0 }, true);
      }
      const spawn = wave && spawnsOf(app, wave)[targetNo];
      if (!wave || !spawn || wave.dead.includes(targetNo)) throw refuse('play.target_gone');
      judge(app, wave, { ...shot, seat: session.seat }, { spawn, t: claim.t });
      return settleHit(app, tx, room, { session, wave, targetNo, shot, target: spawn.target });
    });
  } catch (error) {
    // A word that was read for a hit that is not stored must be read again.
    streams(app).delete(roundId);
    throw error;
  }
}

function judge(
  app: App,
  wave: WaveRow,
  { seat, angle, fired_at }: { seat: number; angle: number; fired_at: Date },
  { spawn, t }: { spawn: ReturnType<typeof spawnsOf>[number]; t: number },
) {
  const at = instantOf(app, t).getTime();
  const shot = { seat, angle, firedAt: fired_at.getTime() };
  const rules = roomRulesOf(wave.game_id).room;
  const miss = rules.judge(shot, spawn, waveBegan(wave.game_id, wave.no), at);
  if (miss === 'young' || miss === 'old') throw refuse('play.bullet_age');
  if (miss === 'gone') throw refuse('play.target_gone');
  if (miss === 'missed') throw refuse('play.hit_missed');
}

interface Struck {
  session: SessionRow;
  wave: WaveRow;
  targetNo: number;
  target: number;
  shot: { no: number; bullet: number };
}

async function settleHit(app: App, tx: Tx, room: RoomName, struck: Struck) {
  const { session, wave, targetNo, target, shot } = struck;
  const draw = streamOf(app, session);
  const before = draw.used().rejections;
  const times = roomRulesOf(session.game_id, session.version).room.shoot(target, draw);
  const value = valueOf(room, shot.bullet);
  const win = value * BigInt(times);
  const hitNo = session.settled + 1;
  const key = `${wave.no}.${targetNo}`;
  await storeHit(
    tx,
    { roundId: session.round_id, no: shot.no },
    { hit_no: hitNo, target, target_key: key, times },
  );
  const after = {
    remains: String(BigInt(session.remains) + win),
    settled: hitNo,
    net: String(BigInt(session.net) + win - value),
    words: draw.used().words,
    rejections: session.rejections + draw.used().rejections - before,
  };
  await changeSession(tx, session.round_id, after);
  if (times > 0) await addDead(tx, room.name, wave.no, targetNo);
  return toldOf(room, { ...session, ...after }, { bullet: shot.bullet, times }, false);
}

/** Values a bullet of a room. */
export const valueOf = ({ card }: Pick<RoomName, 'card'>, bullet: number): Money =>
  Money.of(card.room.bullets[bullet] ?? '0');

function toldOf(
  room: RoomName,
  { remains, settled }: Pick<SessionRow, 'remains' | 'settled'>,
  { bullet, times }: { bullet: number; times: number },
  repeated: boolean,
) {
  const win = Money.text(valueOf(room, bullet) * BigInt(times));
  return { win, times, remains: Money.text(BigInt(remains)), settled, repeated };
}

/**
 * Gives a session's shots back that hit nothing for too long; answers what it has left then, null
 * where nothing changed.
 */
export const giveBackOld = (app: App, room: RoomName, roundId: string): Promise<string | null> =>
  app.db.transaction().execute(async (tx) => {
    const session = await lockOpenSession(tx, roundId);
    if (!session) return null;
    const { remains } = await returnShots(tx, room, session, backBefore(app));
    return remains === session.remains ? null : Money.text(BigInt(remains));
  });

const backBefore = (app: App) => new Date(app.clock.now().getTime() - BACK_AFTER_MS);

/** Locks the session, and gives its shots back that hit nothing for too long. */
async function freshSession(app: App, tx: Tx, room: RoomName, roundId: string) {
  const session = await lockOpenSession(tx, roundId);
  if (!session || session.room !== room.name) throw refuse('play.no_open_round');
  return returnShots(tx, room, session, backBefore(app));
}

/** Gives shots back that were fired before that instant and hit nothing. */
export async function returnShots(tx: Tx, room: RoomName, session: SessionRow, before: Date) {
  const back = await giveShotsBack(tx, session.round_id, before);
  if (back.length === 0) return session;
  const returned = Money.sum(back.map((bullet) => valueOf(room, bullet)));
  const remains = String(BigInt(session.remains) + returned);
  await changeSession(tx, session.round_id, { remains });
  return { ...session, remains };
}

/** A message's instant; refused where the phone's clock is off. */
function instantOf(app: App, t: number): Date {
  const late = app.clock.now().getTime() - t;
  if (late > CLOCK.behind || late < -CLOCK.ahead) throw refuse('play.clock_off');
  return new Date(t);
}

/** Streams of running sessions; they stay in this process's memory. */
const streams = defineService('play.room-streams', () => new Map<string, FairDraw>());
const STREAMS_KEPT = 2_000;

/** The session's stream where its last hit left it; read anew where another node went on. */
function streamOf(app: App, session: SessionRow): FairDraw {
  const { round_id, pair_id, sealed, client_seed, nonce, words } = session;
  const kept = streams(app);
  const known = kept.get(round_id);
  if (known?.used().words === words) return known;
  if (!sealed) throw new Error(`the pair ${pair_id} has no secret`);
  const serverSeed = seedEnvelope(app).open(pair_id, sealed);
  const draw = fairDraw({ serverSeed, clientSeed: client_seed ?? '', nonce });
  while (draw.used().words < words) draw.u32();
  kept.set(round_id, draw);
  const [oldest] = kept.size > STREAMS_KEPT ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  return draw;
}
