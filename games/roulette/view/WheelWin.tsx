import { useId } from 'react';
import { placeAt, RIM } from './rolling.ts';
import styles from './wheel.module.css';

/** Light behind the wheel after a win of twice the stake or more. */
export function Beams() {
  const light = useId();
  return (
    <g className={styles.beams}>
      <radialGradient id={light} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="212">
        <stop offset="0.5" stopColor="#f7c548" stopOpacity="0.34" />
        <stop offset="1" stopColor="#f7c548" stopOpacity="0" />
      </radialGradient>
      {Array.from({ length: 16 }, (_, i) => (
        <path
          key={i}
          d="M0 0L-30 -330H30Z"
          fill={`url(#${light})`}
          transform={`rotate(${i * 22.5})`}
        />
      ))}
    </g>
  );
}

/** Parol stars around the bowl; there are more of them the greater the win is. */
export function Sparks({ count, tilt }: { count: number; tilt: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const { x, y } = placeAt((i * 360) / count, RIM - 3, tilt);
        return (
          <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <path
              className={styles.spark}
              d="M0-11 2.8-3.7 10.5-3.4 4.5 1.4 6.5 8.9 0 4.7-6.5 8.9-4.5 1.4-10.5-3.4-2.8-3.7Z"
              style={{ animationDelay: `${(i % 6) * 80}ms` }}
            />
          </g>
        );
      })}
    </>
  );
}
