import { memo, useId } from 'react';
import { HEAD, RIM, TRACK } from './rolling.ts';

/** The wooden bowl with its track and the eight deflectors of brass. */
export const Bowl = memo(function Bowl({ tilt }: { tilt: number }) {
  const wood = useId();
  const slope = useId();
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
      <ellipse cy="26" rx={RIM + 6} ry={(RIM + 6) * tilt} fill="#05071a" opacity="0.55" />
      <ellipse cy="18" rx={RIM + 4} ry={(RIM + 4) * tilt} fill="#2a1206" />
      <ellipse cy="9" rx={RIM + 4} ry={(RIM + 4) * tilt} fill="#4b220c" />
      <g transform={`scale(1 ${tilt})`}>
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
export const Spindle = memo(function Spindle() {
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
