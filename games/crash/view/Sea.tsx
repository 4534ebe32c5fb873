import { useCalm } from '@palaro/ui';
import { useEffect, useMemo, useRef } from 'react';
import { usePainted, type Paint } from '../../stage/view/use-painted.ts';
import { drawBoat } from './boat.ts';
import styles from './stage.module.css';
import { BREAK_MS, clamp, nightAt, type Pen, type Scene, type Size } from './scene.ts';
import { drawSky } from './sky.ts';
import { drawFireworks, drawSpray } from './sparks.ts';
import { drawNearSea, drawSwell, rideAt } from './swell.ts';

/** Where calm is wanted: the moment of the water, and the multiplier at which the boat stands. */
const STILL = { ms: 4_000, since: BREAK_MS };
const STANDS_AT = 180;

interface SeaProps {
  /** Asked in each frame. */
  sceneNow(): Scene;
  /** Where calm is wanted, the sea is drawn again only when this changes. */
  still: string;
}

/** The dusk sea with the boat on its swell. */
export function Sea({ sceneNow, still }: SeaProps) {
  const calm = useCalm();
  const latest = useRef(sceneNow);
  const shown = calm ? still : '';
  useEffect(() => {
    latest.current = sceneNow;
  });

  const draw = useMemo((): Paint => {
    const now: Shown = { at: 100, sail: 1 };
    return (pen, size) => {
      const scene = latest.current();
      if (calm) paint(pen, size, { ...scene, ...STILL }, { at: scene.at, sail: 1 }, STANDS_AT);
      else {
        settle(now, scene);
        paint(pen, size, scene, now, scene.at);
      }
      return !calm;
    };
    // `shown` is not read: it says when a calm sea is drawn again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [calm, shown]);
  const canvas = usePainted(draw);
  return <canvas ref={canvas} className={styles.sea} aria-hidden />;
}

/** What moves on from frame to frame: the light of the sky, and how far the sail is up. */
interface Shown {
  at: number;
  sail: number;
}

/** Back in the harbour, day returns and the sail goes up again little by little. */
function settle(now: Shown, { at, phase }: Scene) {
  now.at = phase === 'harbour' ? 100 * (now.at / 100) ** 0.94 : at;
  now.sail += ((phase === 'broken' ? 0.25 : 1) - now.sail) * 0.05;
}

function paint(pen: Pen, size: Size, scene: Scene, { at, sail }: Shown, height: number) {
  if (size.w === 0 || size.h === 0) return;
  const lit = { ...scene, at };
  const ride = rideAt(size, { ...scene, at: scene.phase === 'harbour' ? 100 : height });
  drawSky(pen, size, lit);
  drawFireworks(pen, size, lit);
  drawSwell(pen, size, lit, ride);
  const scale = clamp(Math.min(size.w / 390, size.h / 400), 0.42, 1.5) * 0.64;
  pen.save();
  pen.translate(ride.x, ride.y - 4 * scale);
  pen.rotate(ride.lean);
  pen.scale(scale, scale);
  drawBoat(pen, nightAt(at), sail);
  pen.restore();
  drawSpray(pen, size, scene, ride);
  drawNearSea(pen, size, lit);
}
