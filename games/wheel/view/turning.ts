/** Angles of the wheel, in hundredths of a degree, clockwise; every size has whole ones. */
const TURN = 36_000;
/** How far the wheel runs past its place before the peg pushes it back, in segments. */
const PAST = 0.24;
/** The part of the time in which it is pushed back. */
const BACK = 0.12;
/** From here to the next peg the pointer is bent, in segments. */
const TOUCH = 0.62;
const BENT_DEGREES = 22;

const widthOf = (size: number) => TURN / size;

/** The nearest turning at which the middle of a segment is at the pointer. */
export const snapped = (at: number, size: number) => Math.round(at / widthOf(size)) * widthOf(size);

/** Where the wheel stops: segment `index` at the pointer, after at least so many turns. */
export function stopOf(from: number, { index, segments }: Stop, turns: number): number {
  const least = snapped(from, segments) + turns * TURN;
  const place = -index * widthOf(segments);
  return place + Math.ceil((least - place) / TURN) * TURN;
}

interface Stop {
  index: number;
  segments: number;
}

/** The turning after a part of the time: a long slow-down, past the middle, and back to it. */
export function turningAt(from: number, to: number, size: number, part: number): number {
  const past = to + PAST * widthOf(size);
  if (part < 1 - BACK) {
    const run = part / (1 - BACK);
    return from + (past - from) * (1 - (1 - run) ** 3.4);
  }
  const back = (part - (1 - BACK)) / BACK;
  return past + (to - past) * (back * back * (3 - 2 * back));
}

/** How many segments have passed the pointer. */
export const passedAt = (at: number, size: number) => Math.floor(at / widthOf(size) + 0.5);

/** How far the next peg bends the pointer, in degrees. */
export function bentAt(at: number, size: number): number {
  const within = at / widthOf(size) + 0.5;
  return Math.max(0, (within - Math.floor(within) - TOUCH) / (1 - TOUCH)) * BENT_DEGREES;
}
