import { memo } from 'react';
import { BOARD, geometryOf, nailAt } from './geometry.ts';

export interface Shape {
  rows: number;
  height: number;
}

/** The wooden board with its brass nails. */
export const Board = memo(function Board({ rows, height }: Shape) {
  const geometry = geometryOf(rows, height);
  const { gap, nail, bin } = geometry;
  const middle = BOARD.width / 2;
  const head = gap * 1.5 + 8;
  const foot = BOARD.width / 2 - 4;
  const edge = `M${middle - head} 12H${middle + head}L${middle + foot} ${bin.top}V${height - 8}H${middle - foot}V${bin.top}Z`;
  return (
    <g>
      <path d={edge} fill="#1a0d09" stroke="#1a0d09" strokeWidth={14} strokeLinejoin="round" />
      <path d={edge} fill="#8a5a34" stroke="#a8713f" strokeWidth={8} strokeLinejoin="round" />
      <path d={edge} fill="url(#plinko-wood)" />
      <path d={edge} fill="url(#plinko-grain)" />
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 3 }, (__, at) => {
          const { x, y } = nailAt(geometry, row, at);
          return (
            <g key={`${row}-${at}`}>
              <circle
                cx={x + nail * 0.35}
                cy={y + nail * 0.7}
                r={nail}
                fill="#1a0d09"
                opacity={0.55}
              />
              <circle cx={x} cy={y} r={nail} fill="url(#plinko-brass)" />
            </g>
          );
        }),
      )}
    </g>
  );
});

/** Wood, its grain, brass and glass. */
export function Materials() {
  return (
    <defs>
      <linearGradient id="plinko-wood" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#6d4326" />
        <stop offset=".5" stopColor="#54311c" />
        <stop offset="1" stopColor="#3b2114" />
      </linearGradient>
      <pattern id="plinko-grain" width="96" height="60" patternUnits="userSpaceOnUse">
        <path
          d="M8 0C12 20 2 40 8 60M27 0C22 24 32 34 27 60M49 0C55 18 43 38 49 60M66 0C61 22 72 42 66 60M85 0C90 20 80 36 85 60"
          fill="none"
          stroke="#2a160c"
          strokeWidth={1.3}
          opacity={0.4}
        />
      </pattern>
      <radialGradient id="plinko-brass" cx=".35" cy=".3" r=".8">
        <stop offset="0" stopColor="#fff6d2" />
        <stop offset=".45" stopColor="#f2c14c" />
        <stop offset="1" stopColor="#9a6a17" />
      </radialGradient>
      <radialGradient id="plinko-glass" cx=".36" cy=".3" r=".85">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset=".3" stopColor="#a8f0ff" />
        <stop offset=".75" stopColor="#1fa6d8" />
        <stop offset="1" stopColor="#0b4f86" />
      </radialGradient>
    </defs>
  );
}
