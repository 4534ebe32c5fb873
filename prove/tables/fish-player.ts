import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { currentRules, gameOf, type RoomRules, type RoomSpawn } from '@palaro/games';
import { Money } from '@palaro/kernel';
import {
  openScreen,
  type RoomEvent,
  type TestScreen,
} from '../../areas/gaming/play/server/fish-rooms/test-screen.ts';
import { until, untilAnswered } from '../people/calls.ts';
import { logIn } from '../people/member-at.ts';
import type { Person } from '../people/people.ts';
import type { Seeded } from '../seeded.ts';
import type { Stage } from './stage.ts';

const GAME = 'fish-dagat-gold';
const BUY_IN = '50.0000';
const BULLET = '1.0000';
const LOOK_MS = 100;
/** A bullet meets its target at an age between these. */
const FLIES = { least: 400, most: 1_400, step: 50 };
const ANGLES = { most: 6_283, step: 40 };
/** How many targets are tried before the next look. */
const TRIED = 4;

interface Wave {
  no: number;
  beganAt: number;
  targets: [number, number, number][];
  dead: number[];
}
interface Session {
  roundId: string;
  fired: number;
}
interface Water {
  known: boolean;
  waves: Wave[];
  session: Session | null;
  /** A message that is not answered yet. */
  waits: boolean;
  flies: { bulletId: number; targetId: string; t: number } | null;
  /** Site's time less this machine's, in milliseconds. */
  ahead: number;
}

/** What a player meets who shoots into moving water by a clock of his own. */
const MISSED = [
  'play.target_gone',
  'play.hit_missed',
  'play.bullet_age',
  'play.bullet_unknown',
  'play.clock_off',
  'play.too_fast',
];
/** After these the page opens the room anew: it stands otherwise, or its database was away. */
const ANEW = [
  'play.step_conflict',
  'play.no_open_round',
  'play.seated',
  'play.buy_in_spent',
  'try_again',
  'internal',
];

/** Shoots in one seat of a room until told to stop, then takes the rest of the buy-in home. */
export async function playFish(stage: Stage, person: Person, seat: number): Promise<void> {
  const token = await logIn(stage.url, person.account);
  const launch = { vendor: 'PALARO', gameId: GAME, gameCategory: 'FISH' };
  await untilAnswered(stage.url, {
    method: 'POST',
    path: '/wps/game/launchGame',
    body: launch,
    headers: { Authorization: `Bearer ${token}` },
  });
  for (let over = false; !over; await pause(LOOK_MS)) {
    const screen = await until(() => openScreen(stage.url, `${GAME}-1`).catch(() => null));
    over = await visit(stage, screen, { token, seat });
    screen.close();
  }
}

/** One connection; true when the player has nothing more in the water. */
async function visit(
  stage: Stage,
  screen: TestScreen,
  { token, seat }: { token: string; seat: number },
): Promise<boolean> {
  const water: Water = {
    known: false,
    waves: [],
    session: null,
    waits: false,
    flies: null,
    ahead: 0,
  };
  let open = true;
  void screen.closed.then(() => {
    open = false;
  });
  const say = (message: object) => {
    water.waits = true;
    screen.say(message);
  };
  say({ type: 'hello', token });
  for (; open; await pause(LOOK_MS)) {
    for (const event of screen.events.splice(0)) if (!hear(stage, water, event)) return false;
    if (!water.known || water.waits) continue;
    if (!water.session) {
      if (stage.stopped()) return true;
      say({ type: 'buyin', roundRef: randomUUID(), amount: BUY_IN, seat });
    } else if (stage.stopped()) say({ type: 'leave' });
    else shoot(stage.random, water, seat, say);
  }
  return false;
}

/** What the room told; false where the player had better come anew. */
function hear({ acknowledged, answered, strange }: Stage, water: Water, event: RoomEvent): boolean {
  if (event.type === 'fish.state') {
    const { waves, session, at } = event as unknown as Water & { at: number };
    Object.assign(water, { known: true, waits: false, waves, session, ahead: at - Date.now() });
  }
  if (event.type === 'fish.spawn') water.waves = [...water.waves.slice(-1), event.wave as Wave];
  if (event.type === 'fish.seated') {
    water.session = event.session as Session;
    water.waits = false;
  }
  if (event.type === 'fish.shot' && water.session) {
    water.session.fired = event.bulletId as number;
    water.waits = false;
    answered();
  }
  if (event.type === 'fish.hit' && water.session) {
    const { roundId } = water.session;
    const won = acknowledged.caught.get(roundId) ?? 0n;
    acknowledged.caught.set(roundId, won + Money.of(event.win as string));
    water.waits = false;
    answered();
  }
  if (event.type === 'fish.left')
    Object.assign(water, { session: null, waits: false, flies: null });
  if (event.type !== 'error') return true;
  const code = String(event.code);
  if (![...MISSED, ...ANEW].includes(code)) strange.push(`${event.code} to ${event.of} of a room`);
  Object.assign(water, { waits: false, flies: null });
  return !ANEW.includes(code);
}

/** Fires at a target that can be met, or claims the hit when its time has come. */
function shoot(random: Seeded, water: Water, seat: number, say: (message: object) => void) {
  const now = Date.now() + water.ahead;
  const { flies, session } = water;
  if (!session || (flies && flies.t > now)) return;
  if (flies) {
    water.flies = null;
    return say({ type: 'hit', ...flies });
  }
  const aimed = aim(random, water, seat, now);
  if (!aimed) return;
  const bulletId = session.fired + 1;
  water.flies = { bulletId, targetId: aimed.targetId, t: aimed.t };
  say({ type: 'fire', bulletId, bullet: BULLET, angle: aimed.angle, t: now });
}

/** A shot fired now that meets a living target, found by trying; null where none was found. */
function aim(random: Seeded, { waves }: Water, seat: number, firedAt: number) {
  const rules = currentRules(gameOf(GAME)).room as RoomRules;
  for (let tries = 0; tries < TRIED; tries++) {
    const wave = random.pick(waves);
    const no = random.below(wave.targets.length);
    const [target, path, at] = wave.targets[no] ?? [0, 0, 0];
    const spawn: RoomSpawn = { target, path, at };
    if (wave.dead.includes(no)) continue;
    for (let after = FLIES.least; after < FLIES.most; after += FLIES.step) {
      for (let angle = 0; angle < ANGLES.most; angle += ANGLES.step) {
        const miss = rules.judge({ seat, angle, firedAt }, spawn, wave.beganAt, firedAt + after);
        if (miss === null) return { targetId: `${wave.no}.${no}`, angle, t: firedAt + after };
      }
    }
  }
  return null;
}
