/** How long after the one before a die begins to fall, as a part of the throw. */
const LATER = 0.09;
const DICE = 3;

/** How far one die of the throw has come, 0 … 1. */
export function partOf(die: number, part: number): number {
  const begun = (part - die * LATER) / (1 - (DICE - 1) * LATER);
  return Math.min(1, Math.max(0, begun));
}

/**
 * Turns a cube so that a face is on top and its letter stands upright; the faces are top, front,
 * right, back, left, bottom.
 */
const UP = [
  '',
  'rotateX(90deg)',
  'rotateY(-90deg) rotateZ(-90deg)',
  'rotateY(180deg) rotateX(-90deg)',
  'rotateY(90deg) rotateZ(90deg)',
  'rotateX(180deg)',
];
/** How each die lies and turns, so that no two look alike. */
const YAW = [-16, 9, 22];
const SPINS = [
  [-620, 330],
  [540, -420],
  [-700, -250],
];

/** Where a die is while it falls, bounces twice and comes to rest on its face. */
export function dieTransform(die: number, face: number, part: number): string {
  const left = 1 - partOf(die, part);
  const height = Math.abs(Math.cos((1 - left) * 2.5 * Math.PI)) * left ** 1.5;
  const turn = left ** 1.7;
  const [x = 0, z = 0] = SPINS[die] ?? [];
  const aside = -60 * left * (die - 1);
  return (
    `translateY(${(-190 * height).toFixed(1)}%) translateX(${aside.toFixed(1)}%) ` +
    `rotateX(-58deg) rotateY(${((YAW[die] ?? 0) + 200 * turn).toFixed(1)}deg) ` +
    `rotateX(${(x * turn).toFixed(1)}deg) rotateZ(${(z * turn).toFixed(1)}deg) ${UP[face] ?? ''}`
  );
}
