import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RoomViewProps } from '../../stage/view/view-contract.ts';
import { nextTarget, swimmingAt, targetNear, turnTo, turnToMeet } from './aim.ts';
import { alive } from './flights.ts';
import { aimOn, claimHits, gunsOf, hearEvent, newGun, shoot, type Came, type Gun } from './gun.ts';
import { SPLASH_MS, type Picture } from './paint.ts';

interface Latest {
  props: RoomViewProps;
  bullet: string;
}

/**
 * The gun of the player's seat, and all nets that fly. It lives outside of React, because it moves
 * with each frame; what the panel shows of it is told by `locked` and `came`.
 */
export function useGun(props: RoomViewProps, bullet: string) {
  const [gun] = useState(newGun);
  const [locked, setLocked] = useState<number | null>(null);
  const [came, setCame] = useState<Came | null>(null);
  const latest = useRef({ props, bullet });
  useEffect(() => {
    latest.current = { props, bullet };
  });
  const { listen } = props;
  useShotNumbers(gun, props);
  useEffect(
    () =>
      listen((event) => {
        const { props: now } = latest.current;
        const hit = hearEvent(gun, event, now);
        if (hit) setCame((before) => ({ ...hit, no: (before?.no ?? 0) + 1 }));
        if (event.type === 'refused' && event.of === 'fire') gun.nextId = 0;
      }),
    [gun, listen],
  );

  /** Moves everything on and says how it looks now. */
  const picture = useCallback(
    (calm: boolean): Picture => {
      const { props: now, bullet: value } = latest.current;
      const at = now.siteNow();
      const swimming = swimmingAt(now.waves, at);
      const own = now.session?.seat ?? null;
      const passed = aimOn(gun, own, swimming, at);
      const aimed = swimming.find(({ id }) => id === gun.locked);
      if (gun.locked !== null && !aimed) gun.locked = null;
      setLocked(aimed ? aimed.spawn.target : null);
      if (gun.firing) shoot(gun, now, value, at);
      gun.flights = alive(gun.flights, at);
      claimHits(gun, now, passed, at);
      gun.splashes = gun.splashes.filter((splash) => at - splash.at < SPLASH_MS);
      return {
        swimming,
        flights: gun.flights,
        splashes: gun.splashes,
        locked: gun.locked,
        now: at,
        calm,
        flipped: own !== null && own > 1,
        guns: gunsOf(gun, now),
      };
    },
    [gun],
  );
  return { picture, locked, came, ...useAim(gun, latest) };
}

/** What the player does with the gun. */
function useAim(gun: Gun, latest: RefObject<Latest>) {
  const lockNext = useCallback(() => {
    const { props: now } = latest.current;
    gun.locked = nextTarget(swimmingAt(now.waves, now.siteNow()), gun.locked)?.id ?? null;
  }, [gun, latest]);
  const pointAt = useCallback(
    (x: number, y: number) => {
      const { props: now } = latest.current;
      const own = now.session?.seat;
      if (own === undefined) return;
      const near = targetNear(swimmingAt(now.waves, now.siteNow()), x, y);
      gun.locked = near?.id ?? null;
      if (!near) gun.turn = turnTo(own, x, y);
    },
    [gun, latest],
  );
  const hold = useCallback(
    (firing: boolean) => {
      gun.firing = firing;
      // A short press between two frames casts once too.
      const { props: now, bullet: value } = latest.current;
      const at = now.siteNow();
      const near = swimmingAt(now.waves, at).find(({ id }) => id === gun.locked);
      if (near && now.session) gun.turn = turnToMeet(now.session.seat, near, at);
      if (firing) shoot(gun, now, value, at);
    },
    [gun, latest],
  );
  const rotate = useCallback(
    (turning: number) => {
      gun.turning = turning;
      if (turning !== 0) gun.locked = null;
    },
    [gun],
  );
  return { lockNext, pointAt, hold, rotate };
}

/** Keeps the number of the next shot as the site has it; a new session begins anew. */
function useShotNumbers(gun: Gun, { session, room, link }: RoomViewProps) {
  const seat = session?.seat ?? null;
  const roundId = session?.roundId ?? null;
  const fired = session?.fired ?? 0;
  const known = useRef(fired);
  useEffect(() => {
    known.current = fired;
    gun.nextId = Math.max(fired + 1, gun.nextId);
  }, [gun, fired]);
  useEffect(() => {
    // On a new line the site has said which shot is next.
    if (link === 'on') gun.nextId = known.current + 1;
  }, [gun, link]);
  useEffect(() => {
    Object.assign(gun, newGun(), { nextId: known.current + 1 });
    if (seat !== null && seat > 1) gun.turn = Math.PI / 2;
  }, [gun, roundId, room, seat]);
}
