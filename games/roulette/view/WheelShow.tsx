import { memo, useId } from 'react';
import type { ShowProps } from '../../table/view/table-view-contract.ts';
import type { RouletteResult } from '../spin.ts';
import { colourOf } from '../zones.ts';
import { ballAt, HEAD, LANDED, placeAt, RIM, TILT, TRACK, wheelAt } from './rolling.ts';
import { WheelDisc, WheelLight } from './WheelDisc.tsx';
import styles from './wheel.module.css';

/** How far the number has come up after the ball has landed, 0 … 1. */
const shownAt = (part: number) => Math.min(1, Math.max(0, (part - LANDED) / 0.08));

/**
 * The wheel from the player's side. Everything follows from the pocket and from how far the reveal
 * has come, so every player sees the same.
 */
export function WheelShow({ result, part, win }: ShowProps<RouletteResult>) {
  const at = result ? part : 0;
  const shown = result ? shownAt(part) : 0;
  return (
    <div className={styles.room} data-win={win || undefined} aria-hidden>
      <svg className={styles.wheel} viewBox="-212 -152 424 322">
        {win > 1 && <Beams />}
        <Bowl />
        <g transform={`scale(1 ${TILT})`}>
          <g transform={`rotate(${wheelAt(at).toFixed(2)})`}>
            <WheelDisc />
            {result && shown > 0 && <WheelLight pocket={result.pocket} strength={shown} />}
          </g>
        </g>
        <Spindle />
        {result && <TheBall pocket={result.pocket} part={part} />}
        {result && shown > 0 && <Plaque pocket={result.pocket} shown={shown} />}
        {win > 0 && <Sparks count={6 + win * 6} />}
      </svg>
    </div>
  );
}

/** The wooden bowl with its track and the eight deflectors of brass. */
const Bowl = memo(function Bowl() {
  const [wood, slope] = [useId(), useId()];
  return (
    <>
      <linearGradient id={wood} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#a3602a" />
        <stop offset="0.45" stopColor="#6e3513" />
        <stop offset="1" stopColor="#3c1a08" />
      </linearGradient>
      <radialGradient id={slope}>
        <stop offset="0.76" stopColor="#3b1b0a" />
        <stop offset="0.9" stopColor="#8a4c1f" />
        <stop offset="1" stopColor="#4b220c" />
      </radialGradient>
      <ellipse cy="26" rx={RIM + 6} ry={(RIM + 6) * TILT} fill="#05071a" opacity="0.55" />
      <ellipse cy="18" rx={RIM + 4} ry={(RIM + 4) * TILT} fill="#2a1206" />
      <ellipse cy="9" rx={RIM + 4} ry={(RIM + 4) * TILT} fill="#4b220c" />
      <g transform={`scale(1 ${TILT})`}>
        <circle r={RIM + 4} fill={`url(#${wood})`} />
        <circle r={RIM - 1} fill="none" stroke="#e8c069" strokeWidth="2.5" />
        <circle r={TRACK + 10} fill={`url(#${slope})`} stroke="#2a1206" strokeWidth="3" />
        <circle r={TRACK} fill="none" stroke="#c98a45" strokeWidth="1.5" opacity="0.6" />
        {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn, i) => (
          <path
            key={turn}
            d={i % 2 === 0 ? 'M0-9 5 0 0 9-5 0Z' : 'M-10 0 0-4.5 10 0 0 4.5Z'}
            fill="#f1cf7d"
            stroke="#7a4d16"
            strokeWidth="1.5"
            transform={`rotate(${turn}) translate(0 ${-(HEAD + 11)})`}
          />
        ))}
      </g>
    </>
  );
});

/** The knob that stands up from the middle. */
const Spindle = memo(function Spindle() {
  return (
    <>
      <ellipse rx="26" ry="17" fill="#a8742a" />
      <path d="M-17 0C-15-18-8-22-7-34H7C8-22 15-18 17 0A17 11 0 0 1-17 0Z" fill="#e0b155" />
      <path d="M-17 0C-15-18-8-22-7-34H-1C-3-20-6-12-6 9A17 11 0 0 1-17 0Z" fill="#fbe3a0" />
      <circle cy="-38" r="10" fill="#d9a441" stroke="#8a5a18" strokeWidth="1.5" />
      <circle cx="-3" cy="-41" r="4" fill="#fff6d8" />
    </>
  );
});

function TheBall({ pocket, part }: { pocket: number; part: number }) {
  const { degrees, radius, height } = ballAt(pocket, part);
  const { x, y } = placeAt(degrees, radius);
  return (
    <g className={styles.ball} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <ellipse cx="2" cy="4" rx="7" ry="4.5" fill="#05071a" opacity={0.5 - height / 120} />
      <circle cy={-3 - height * 0.6} r="8" fill="#fffdf5" stroke="#8c8674" strokeWidth="1" />
      <circle cx="-2.4" cy={-5.6 - height * 0.6} r="2.6" fill="#fff" />
    </g>
  );
}

/** The number, large, in its colour. */
function Plaque({ pocket, shown }: { pocket: number; shown: number }) {
  return (
    <g className={styles.plaque} opacity={shown} data-colour={colourOf(pocket)}>
      <circle r="52" cy="-12" className={styles.plate} />
      <text y="11" textAnchor="middle" fontSize="64" fontWeight="800" fill="#fffaf0">
        {pocket}
      </text>
    </g>
  );
}

/** Light behind the wheel after a win of twice the stake or more. */
function Beams() {
  return (
    <g className={styles.beams}>
      {Array.from({ length: 16 }, (_, i) => (
        <path
          key={i}
          d="M0 0L-30 -330H30Z"
          fill="#f7c548"
          opacity="0.16"
          transform={`rotate(${i * 22.5})`}
        />
      ))}
    </g>
  );
}

/** Parol stars around the bowl; there are more of them the greater the win is. */
function Sparks({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const { x, y } = placeAt((i * 360) / count, RIM - 3);
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
