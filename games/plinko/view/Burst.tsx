import type { CSSProperties } from 'react';
import { geometryOf, binAt } from './geometry.ts';
import styles from './plinko.module.css';

/** A star of five points around the origin. */
const STAR = 'M0-7 2-2.2 7-2 3 1.4 4.4 6.4 0 3.4-4.4 6.4-3 1.4-7-2-2-2.2Z';
const COLOURS = ['#f7c548', '#ff7a66', '#3dd598', '#6cc6ff', '#fff4dc'];
/** A turn that never repeats its places. */
const GOLDEN = 2.4;

/** Paper stars out of the bin; each doubling of the multiplier adds some, to 28 at the most. */
export function Burst({ rows, bin, tenths }: { rows: number; bin: number; tenths: number }) {
  const { x, y } = binAt(geometryOf(rows), bin);
  const count = Math.min(28, 4 + Math.round(2.4 * Math.log2(tenths / 10)));
  const reach = Math.min(150, 34 + 9 * count);
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: count }, (_, i) => {
        const turn = Math.sin(i * GOLDEN);
        const far = reach * (0.55 + 0.45 * Math.abs(Math.cos(i * GOLDEN)));
        const flight = {
          '--x': `${turn * far * 0.7}px`,
          '--y': `${-far * (1 - 0.35 * Math.abs(turn))}px`,
          '--turn': `${turn * 240}deg`,
        };
        return (
          <path
            key={i}
            d={STAR}
            className={styles.star}
            style={flight as CSSProperties}
            fill={COLOURS[i % COLOURS.length]}
          />
        );
      })}
    </g>
  );
}
