import { memo } from 'react';
import { colourOf, POCKETS, WHEEL_ORDER } from '../zones.ts';
import { angleOf, CONE, HEAD, NUMBERS } from './rolling.ts';

const FILL = { green: '#127a48', red: '#c22a38', black: '#191c33' } as const;
const DEEP = { green: '#0b5934', red: '#8f1c29', black: '#0e1022' } as const;
/** Between the ring of numbers and the ring of pockets. */
const RING = 120;
const STEP = 360 / POCKETS;

/** A piece of a ring as wide as a pocket, its middle at the top. */
function piece(outer: number, inner: number): string {
  const at = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  };
  const from = -STEP / 2;
  const to = STEP / 2;
  return (
    `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
  );
}

const NUMBER_PIECE = piece(HEAD - 4, RING);
const POCKET_PIECE = piece(RING, CONE);

/** The turning part of the wheel, seen from above: numbers, pockets and the cone of the spindle. */
export const WheelDisc = memo(function WheelDisc() {
  return (
    <>
      <circle r={HEAD} fill="#d9a441" />
      {WHEEL_ORDER.map((pocket) => (
        <g key={pocket} transform={`rotate(${angleOf(pocket).toFixed(3)})`}>
          <path d={NUMBER_PIECE} fill={FILL[colourOf(pocket)]} stroke="#e8c069" strokeWidth="1.2" />
          <path d={POCKET_PIECE} fill={DEEP[colourOf(pocket)]} stroke="#e8c069" strokeWidth="1.6" />
          <text
            y={-NUMBERS + 5}
            textAnchor="middle"
            fontSize="15.5"
            fontWeight="800"
            fill="#fffaf0"
          >
            {pocket}
          </text>
        </g>
      ))}
      <circle r={CONE} fill="none" stroke="#f1cf7d" strokeWidth="4" />
      <Rays />
    </>
  );
});

/** A parol star of inlaid wood on the cone. */
function Rays() {
  return (
    <>
      <circle r={CONE - 2} fill="#6b3412" />
      {Array.from({ length: 16 }, (_, i) => (
        <path
          key={i}
          d={i % 2 === 0 ? 'M0-76 12-20-12-20Z' : 'M0-54 9-18-9-18Z'}
          fill={i % 2 === 0 ? '#e0a64a' : '#a85b22'}
          transform={`rotate(${i * 22.5})`}
        />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <rect x="-5" y="-50" width="10" height="50" rx="5" fill="#f7d98a" />
          <circle cy="-50" r="9" fill="#fff0c2" stroke="#a8742a" strokeWidth="2" />
        </g>
      ))}
      <circle r="26" fill="#d9a441" />
    </>
  );
}

/** The light over the pocket that the ball lies in. */
export const WheelLight = ({ pocket, strength }: { pocket: number; strength: number }) => (
  <g transform={`rotate(${angleOf(pocket).toFixed(3)})`} opacity={strength}>
    <path d={NUMBER_PIECE} fill="none" stroke="#fff4c8" strokeWidth="5" strokeLinejoin="round" />
    <path d={POCKET_PIECE} fill="#fff4c8" fillOpacity="0.3" stroke="#fff4c8" strokeWidth="4" />
  </g>
);
