import { t } from '@palaro/client';
import { useCalm } from '@palaro/ui';
import { useEffect, useRef, type PointerEvent } from 'react';
import { WATER } from '../water.ts';
import { fitOf, paint, type Picture } from './paint.ts';
import styles from './fish.module.css';

/** More pixels than this for each of CSS cost time and show nothing. */
const SHARPEST = 2;

interface WaterProps {
  /** Asked in each frame. */
  picture(calm: boolean): Picture;
  /** The seats above see the water from their side. */
  flipped: boolean;
  /** Whether a press casts. */
  plays: boolean;
  onPoint(x: number, y: number): void;
  onHold(firing: boolean): void;
}

/** The water: drawn with each frame; a press aims at its place and casts while it is held. */
export function Water({ picture, flipped, plays, onPoint, onHold }: WaterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const calm = useCalm();
  useEffect(() => {
    const [element, pen] = [canvas.current, canvas.current?.getContext('2d')];
    if (!element || !pen) return undefined;
    let frame = 0;
    const size = { w: 0, h: 0 };
    const draw = () => {
      paint(pen, size, picture(calm));
      frame = requestAnimationFrame(draw);
    };
    const watch = new ResizeObserver(() => {
      const sharp = Math.min(SHARPEST, window.devicePixelRatio);
      [size.w, size.h] = [element.clientWidth, element.clientHeight];
      [element.width, element.height] = [size.w * sharp, size.h * sharp];
      pen.setTransform(sharp, 0, 0, sharp, 0, 0);
      cancelAnimationFrame(frame);
      draw();
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [picture, calm]);

  const point = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { scale, left, top } = fitOf(box.width, box.height);
    const x = (event.clientX - box.left - left) / scale;
    const y = (event.clientY - box.top - top) / scale;
    if (flipped) onPoint(WATER.width - x, WATER.height - y);
    else onPoint(x, y);
  };
  return (
    <canvas
      ref={canvas}
      className={styles.water}
      role="img"
      aria-label={t('fish-dagat-gold.stage')}
      data-plays={plays || undefined}
      onPointerDown={(event) => {
        if (!plays) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
        onHold(true);
      }}
      onPointerMove={(event) => {
        if (plays && event.buttons > 0) point(event);
      }}
      onPointerUp={() => onHold(false)}
      onPointerCancel={() => onHold(false)}
    />
  );
}
