import type { CSSProperties } from 'react';
import styles from './one-step.module.css';

/** A star of five points around the origin. */
const STAR = 'M0-7 2-2.2 7-2 3 1.4 4.4 6.4 0 3.4-4.4 6.4-3 1.4-7-2-2-2.2Z';
const COLOURS = ['#f7c548', '#ff7a66', '#3dd598', '#6cc6ff', '#fff4dc'];
/** In radians, a turn that never comes back to the same place. */
const GOLDEN = 2.4;

/**
 * Paper stars that fly up from the origin of an SVG and fade: the show of a win. Each doubling of
 * the multiplier, in tenths, adds some and sends them further, up to 28. Where the member wants
 * calm, draw none.
 */
export function Stars({ tenths }: { tenths: number }) {
  const count = Math.min(28, 4 + Math.round(2.4 * Math.log2(tenths / 10)));
  const reach = Math.min(150, 34 + 9 * count);
  return Array.from({ length: count }, (_, i) => {
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
  });
}
