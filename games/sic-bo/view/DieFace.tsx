import { memo } from 'react';

/** Where the pips of each face lie, on a square of 30. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[15, 15]],
  [
    [8, 8],
    [22, 22],
  ],
  [
    [7, 7],
    [15, 15],
    [23, 23],
  ],
  [
    [8, 8],
    [22, 8],
    [8, 22],
    [22, 22],
  ],
  [
    [8, 8],
    [22, 8],
    [15, 15],
    [8, 22],
    [22, 22],
  ],
  [
    [8, 7],
    [22, 7],
    [8, 15],
    [22, 15],
    [8, 23],
    [22, 23],
  ],
];

/** A face of a die; one and four are red, as on the dice of this game. */
export const DieFace = memo(function DieFace({ face }: { face: number }) {
  const red = face === 1 || face === 4;
  return (
    <svg viewBox="0 0 30 30" aria-hidden>
      {PIPS[face]?.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={face === 1 ? 5.2 : 3.1}
          fill={red ? '#c22a38' : '#1b1e36'}
        />
      ))}
    </svg>
  );
});
