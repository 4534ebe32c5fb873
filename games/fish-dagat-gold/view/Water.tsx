import { t } from '@palaro/client';
import { useCalm } from '@palaro/ui';
import { useCallback, type PointerEvent } from 'react';
import { usePainted, type Paint } from '../../stage/view/use-painted.ts';
import { WATER } from '../water.ts';
import { fitOf, paint, type Picture } from './paint.ts';
import styles from './fish.module.css';

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
  const calm = useCalm();
  const draw = useCallback<Paint>(
    (pen, size) => {
      paint(pen, size, picture(calm));
      return true;
    },
    [picture, calm],
  );
  const canvas = usePainted(draw);

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
