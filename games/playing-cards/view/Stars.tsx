import type { CSSProperties } from 'react';
import styles from './side.module.css';

const STAR = 'M0-9 2.5-2.8 9-2.8 3.8 1.4 5.8 8 0 4-5.8 8-3.8 1.4-9-2.8-2.5-2.8z';
/** The golden angle spreads any number of stars evenly. */
const TURN = 2.39996;

/** Stars that fly out once from a place, more of them for a greater win. */
export const Stars = ({ count, x, y }: { count: number; x: number; y: number }) =>
  Array.from({ length: count }, (_, at) => {
    const angle = at * TURN;
    const far = 52 + ((at * 37) % 70);
    const way: Record<string, string> = {
      '--x': `${(Math.cos(angle) * far).toFixed(1)}px`,
      '--y': `${(Math.sin(angle) * far).toFixed(1)}px`,
    };
    return (
      <g key={at} transform={`translate(${x} ${y}) scale(${0.7 + (at % 4) * 0.2})`}>
        <path d={STAR} className={styles.star} style={way as CSSProperties} />
      </g>
    );
  });
