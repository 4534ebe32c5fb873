import { Money } from '@palaro/kernel';
import { pesos } from '../../stage/view/money-text.ts';
import { buzz, sound } from '../../stage/view/sound.ts';
import type { RoomEvent, RoomViewProps } from '../../stage/view/view-contract.ts';
import { bulletAt } from '../bullet.ts';
import { targetAt } from '../targets.ts';
import { swimmingAt, turnToMeet, wireAngle } from './aim.ts';
import { meetings, sameFlight, type Flight } from './flights.ts';
import type { Picture, Splash } from './paint.ts';

/** The least time between two shots; the site allows a little less. */
const GAP_MS = 230;
/** Radians a millisecond while an arrow key is held. */
const TURNING = 0.0016;
/** Frames are looked at in steps of so much, and no further back. */
const LOOK_MS = 30;
const LOOKED_BACK_MS = 900;
/** A refused claim counts as made so long ago (`flights.ts`). */
const AGAIN_MS = 2_100;

/** What the last hit came to, for the line and for screen readers. */
export interface Came {
  target: number;
  times: number;
  win: string;
  no: number;
}

export interface Gun {
  turn: number;
  firing: boolean;
  /** −1, 0, 1 while an arrow key is held. */
  turning: number;
  locked: string | null;
  firedAt: number;
  nextId: number;
  flights: Flight[];
  splashes: Splash[];
  turns: Map<number, { turn: number; firedAt: number }>;
  at: number;
}

export const newGun = (): Gun => ({
  turn: -Math.PI / 2,
  firing: false,
  turning: 0,
  locked: null,
  firedAt: 0,
  nextId: 1,
  flights: [],
  splashes: [],
  turns: new Map<number, never>(),
  at: 0,
});

type Swimming = ReturnType<typeof swimmingAt>;

/** Turns the gun; answers the milliseconds since the last time. */
export function aimOn(gun: Gun, seat: number | null, swimming: Swimming, at: number): number {
  const passed = gun.at === 0 ? 0 : at - gun.at;
  gun.at = at;
  if (seat === null) return passed;
  gun.turn += gun.turning * TURNING * Math.min(100, passed);
  const aimed = swimming.find(({ id }) => id === gun.locked);
  if (aimed) gun.turn = turnToMeet(seat, aimed, at);
  return passed;
}

/**
 * Claims the hits since the last frame. A slow phone draws few frames, so what happened between two
 * of them is looked at too, or its nets would fly through the fish.
 */
export function claimHits(gun: Gun, { waves, hit }: RoomViewProps, passed: number, at: number) {
  if (!gun.flights.some(({ own }) => own)) return;
  for (let t = at - Math.min(passed, LOOKED_BACK_MS); t <= at; t += LOOK_MS) {
    for (const { flight, target } of meetings(gun.flights, swimmingAt(waves, t), t)) {
      flight.claimedAt = t;
      hit({ bulletId: flight.bulletId, targetId: target.id, t });
    }
  }
}

export function shoot(
  gun: Gun,
  { session, link, fire }: RoomViewProps,
  bullet: string,
  at: number,
) {
  const covered = session !== null && Money.of(session.remains) >= Money.of(bullet);
  if (!session || !covered || link !== 'on' || gun.nextId === 0) return;
  if (at - gun.firedAt < GAP_MS) return;
  const shot = { bulletId: gun.nextId, bullet, angle: wireAngle(gun.turn), t: at };
  gun.nextId += 1;
  gun.firedAt = at;
  gun.flights.push({
    seat: session.seat,
    bulletId: shot.bulletId,
    angle: shot.angle,
    firedAt: at,
    own: true,
    claimedAt: null,
  });
  sound.tick();
  fire(shot);
}

/** Changes what flies; answers what a hit of the player's own came to. */
export function hearEvent(gun: Gun, event: RoomEvent, now: RoomViewProps): Omit<Came, 'no'> | null {
  const own = now.session?.seat ?? -1;
  const at = now.siteNow();
  if (event.type === 'fish.fired') {
    const { seat, bulletId, angle, t } = event;
    if (seat === own) gun.nextId = Math.max(gun.nextId, bulletId + 1);
    gun.flights.push({ seat, bulletId, angle, firedAt: t, own: seat === own, claimedAt: null });
    gun.turns.set(seat, { turn: angle / 1_000, firedAt: t });
    return null;
  }
  if (event.type === 'refused') {
    const flight = gun.flights.find((one) => sameFlight(one, own, event.bulletId));
    const goesOn = event.code === 'play.hit_missed' || event.code === 'play.target_gone';
    // It flies on, and is claimed again only after a moment.
    if (flight && event.of === 'hit' && goesOn) flight.claimedAt = at - AGAIN_MS;
    else gun.flights = gun.flights.filter((one) => one !== flight);
    return null;
  }
  const seat = event.type === 'fish.hit' ? own : event.seat;
  const flight = gun.flights.find((one) => sameFlight(one, seat, event.bulletId));
  gun.flights = gun.flights.filter((one) => one !== flight);
  const key = event.type === 'fish.spent' ? null : event.targetId;
  const target = key === null ? null : targetOf(now, key);
  const place = flight && bulletAt(flight, (flight.claimedAt ?? at) - flight.firedAt);
  if (event.type === 'fish.dead') {
    const mine = seat === own;
    if (target && place)
      gun.splashes.push(caught(place, { seat, mine, at, win: event.win, target }));
    return null;
  }
  if (event.type === 'fish.spent') {
    if (place) gun.splashes.push({ ...place, seat, times: 0, text: null, at });
    return null;
  }
  const times = event.times;
  if (times === 0 && place) gun.splashes.push({ ...place, seat, times: 0, text: null, at });
  if (times > 0 && target && place) {
    gun.splashes.push({ ...place, seat, times, text: pesos(event.win), at });
    sound.win(times);
    buzz.win();
  }
  return target ? { target: target.index, times, win: event.win } : null;
}

interface Caught {
  seat: number;
  mine: boolean;
  at: number;
  win: string;
  target: { index: number };
}

function caught(place: { x: number; y: number }, { seat, at, target }: Caught): Splash {
  return { ...place, seat, times: targetAt(target.index).times ?? 20, text: null, at };
}

function targetOf({ waves }: RoomViewProps, targetId: string) {
  const [no, i = 0] = targetId.split('.').map(Number);
  const index = waves.find((wave) => wave.no === no)?.targets[i]?.[0];
  return index === undefined ? null : { index };
}

export function gunsOf(gun: Gun, { seats, session }: RoomViewProps): Picture['guns'] {
  return [0, 1, 2, 3].map((seat) => {
    const own = session?.seat === seat;
    const known = gun.turns.get(seat);
    const rest = seat < 2 ? -Math.PI / 2 : Math.PI / 2;
    return {
      seat,
      own,
      taken: own || seats.some((one) => one.seat === seat),
      turn: own ? gun.turn : (known?.turn ?? rest),
      firedAt: own ? gun.firedAt : (known?.firedAt ?? 0),
    };
  });
}
