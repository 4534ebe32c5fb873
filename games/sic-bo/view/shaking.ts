/** The dice lie still from here on, as a part of the reveal; then the dome lifts. */
export const STILL = 0.66;
const LIFTS = 0.72;
const LIFTED = 0.84;

const between = (from: number, to: number, part: number) =>
  Math.min(1, Math.max(0, (part - from) / (to - from)));

/** How hard the dome is shaken: three bursts, then none. */
function force(part: number): number {
  const over = between(0, 0.54, part);
  return over === 0 || over === 1 ? 0 : Math.abs(Math.sin(3 * Math.PI * over));
}

/** How far the dome is lifted, 0 … 1, and how far the total has come up. */
export const liftAt = (part: number) => between(LIFTS, LIFTED, part);
export const shownAt = (part: number) => between(LIFTED, 0.9, part);

/** The table jumps under the dome while it is shaken. */
export function domeTransform(part: number): string {
  const hard = force(part);
  const x = 5 * hard * Math.sin(part * 130);
  const y = -7 * hard * Math.abs(Math.sin(part * 97));
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${(1.6 * hard * Math.sin(part * 113)).toFixed(2)}deg)`;
}

/**
 * Turns a cube so that a face is on top and upright. Opposite faces make seven: 1 on top, 2 in
 * front, 3 right, 4 left, 5 behind, 6 below.
 */
const UP = [
  '',
  '',
  'rotateX(90deg)',
  'rotateY(-90deg) rotateZ(-90deg)',
  'rotateY(90deg) rotateZ(90deg)',
  'rotateY(180deg) rotateX(-90deg)',
  'rotateX(180deg)',
];
/** How each die lies and turns, so that no two look alike. */
const YAW = [-14, 11, 24];
const SPINS = [
  [-1_115, 640],
  [1_030, -745],
  [-1_240, -560],
];

/**
 * Where a die is while it is shaken, and how it lies at last. Before a round it leans on its edge,
 * so that no face is on top.
 */
export function dieTransform(die: number, face: number, part: number): string {
  const left = 1 - between(0, STILL, part);
  const hard = force(part);
  const jump = hard * Math.abs(Math.sin(part * 74 + die * 2.1));
  const aside = 16 * hard * Math.sin(part * 61 + die * 1.7);
  const turn = left ** 1.5;
  const [x = 0, z = 0] = SPINS[die] ?? [];
  return (
    `translateY(${(-64 * jump).toFixed(1)}%) translateX(${aside.toFixed(1)}%) ` +
    `rotateX(-56deg) rotateY(${((YAW[die] ?? 0) + 230 * turn).toFixed(1)}deg) ` +
    `rotateX(${(x * turn).toFixed(1)}deg) rotateZ(${(z * turn).toFixed(1)}deg) ${UP[face] ?? ''}`
  );
}
