import { useId } from 'react';
import { INNER, LIGHT, OUTER, pointAt, RIM, starPath } from './geometry.ts';
import { bentAt } from './turning.ts';
import { WheelDisc } from './WheelDisc.tsx';
import styles from './wheel.module.css';

interface WheelProps {
  wheel: readonly number[];
  /** How far it is turned, in hundredths of a degree. */
  at: number;
  lit: number | null;
  /** How great the win is: 0 none, 3 the greatest show. */
  win: number;
}

const BULBS = 30;
const SPARKS = 14;

/** The wheel in its rim of lanterns, with the pointer that its pegs bend. */
export function Wheel({ wheel, at, lit, win }: WheelProps) {
  const gold = useId();
  return (
    <svg className={styles.wheel} viewBox="-204 -208 408 412" data-win={win || undefined}>
      <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#ffe39a" />
        <stop offset="0.5" stopColor="#f7c548" />
        <stop offset="1" stopColor="#b8741c" />
      </linearGradient>
      {win > 1 && <Rays />}
      <circle r="200" fill="#0a0d22" />
      <circle r="194" fill={`url(#${gold})`} />
      <circle r={OUTER} fill="#0a0d22" stroke="#0a0d22" strokeWidth="5" />
      <Bulbs />
      <g style={{ transform: `rotate(${(at % 36_000) / 100}deg)` }}>
        <WheelDisc wheel={wheel} lit={lit} />
      </g>
      <path d={LIGHT} fill="#fff" opacity="0.09" />
      <circle r={INNER + 3} fill="#0a0d22" />
      <circle r={INNER - 2} fill={`url(#${gold})`} />
      <circle r={INNER - 8} fill="#131b3d" stroke="#0a0d22" strokeWidth="3" />
      {lit === null && <HubStar />}
      <g transform={`translate(0 -190) rotate(${-bentAt(at, wheel.length)})`}>
        <path
          d="M-15 -10A15 15 0 0 1 15 -10C15 4 6 22 0 44C-6 22 -15 4 -15 -10Z"
          fill="#ff7a66"
          stroke="#0a0d22"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <circle cy="-9" r="6" fill="#fff4dc" stroke="#0a0d22" strokeWidth="3" />
      </g>
      {win > 2 && <Sparks />}
    </svg>
  );
}

function Bulbs() {
  return (
    <>
      {Array.from({ length: BULBS }, (_, i) => {
        const { x, y } = pointAt((i * 360) / BULBS, RIM);
        return (
          <circle
            key={i}
            className={styles.bulb}
            style={{ animationDelay: `${(i % 6) * 80}ms` }}
            cx={x}
            cy={y}
            r="5"
            fill="#fff4dc"
            stroke="#8a5a10"
            strokeWidth="2"
          />
        );
      })}
    </>
  );
}

function HubStar() {
  return (
    <>
      <path
        d={starPath(40)}
        fill="#f7c548"
        stroke="#0a0d22"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} d="M0 0V-40L9.3 -14Z" fill="#d9922b" transform={`rotate(${turn})`} />
      ))}
      <circle r="7" fill="#fff4dc" stroke="#0a0d22" strokeWidth="3" />
    </>
  );
}

/** Light behind the wheel after a win of twice the stake or more. */
function Rays() {
  return (
    <g className={styles.rays}>
      {Array.from({ length: 16 }, (_, i) => (
        <path
          key={i}
          d="M0 0L-34 -330H34Z"
          fill="#f7c548"
          opacity="0.16"
          transform={`rotate(${i * 22.5})`}
        />
      ))}
    </g>
  );
}

/** Parol stars that fly out after a win of five times the stake or more. */
function Sparks() {
  return (
    <>
      {Array.from({ length: SPARKS }, (_, i) => (
        <g key={i} transform={`rotate(${(i * 360) / SPARKS})`}>
          <path
            className={styles.spark}
            d={starPath(i % 2 === 0 ? 15 : 10)}
            fill={i % 2 === 0 ? '#fff4dc' : '#ff7a66'}
            stroke="#0a0d22"
            strokeWidth="3"
          />
        </g>
      ))}
    </>
  );
}
