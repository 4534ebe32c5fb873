/** How one reel turns, in symbols and milliseconds. Symbols move down: the top index falls. */

/**
 * The first reel rests after this time, each other one a stagger later (docs/domain/games.md §9).
 */
const SPIN_MS = 900;
const STAGGER_MS = 120;
const TURBO_SPIN_MS = 420;
const TURBO_STAGGER_MS = 40;
/** Symbols a second at full speed. */
const SPEED = 24;
const START_MS = 160;
const LAND_MS = 430;
/** How far a reel swings past its place before it rests (spring, docs/domain/design.md). */
const OVERSHOOT = 1.1;
/** Symbols that pass while a reel lands: chosen so that landing starts at full speed. */
const LAND_DISTANCE = (SPEED * LAND_MS) / 1000 / (OVERSHOOT + 3);
/** Above this speed, in symbols a second, the smeared drawing is used. */
const BLUR_FROM = 9;

/** How much longer a reel turns if what has landed before it may still become a feature. */
export const WAIT_MS = 850;

/**
 * When each reel starts to land, in ms after the press. `answeredMs` is when the result came;
 * `waits` has a row for each reel and says which of them are waited for.
 */
export function landingStarts(answeredMs: number, turbo: boolean, waits: boolean[]): number[] {
  const spin = turbo ? TURBO_SPIN_MS : SPIN_MS;
  const stagger = turbo ? TURBO_STAGGER_MS : STAGGER_MS;
  let next = Math.max(answeredMs, spin - LAND_MS) - stagger;
  return waits.map((waited) => (next += stagger + (waited && !turbo ? WAIT_MS : 0)));
}

export interface ReelAt {
  /** The strip index at the top row; a fraction lies between two symbols. */
  top: number;
  blurred: boolean;
  resting: boolean;
}

/** A reel that turns from `from` and does not know its stop yet. */
export function turning(from: number, elapsedMs: number): ReelAt {
  const seconds = elapsedMs / 1000;
  const startSeconds = START_MS / 1000;
  const distance =
    elapsedMs < START_MS
      ? (SPEED * seconds ** 2) / (2 * startSeconds)
      : SPEED * (seconds - startSeconds / 2);
  const speed = SPEED * Math.min(1, elapsedMs / START_MS);
  return { top: from - distance, blurred: speed > BLUR_FROM, resting: false };
}

/** A reel that lands on `stop`, `elapsedMs` after its landing started. */
export function landing(stop: number, elapsedMs: number): ReelAt {
  const t = Math.min(1, elapsedMs / LAND_MS);
  const done = 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2;
  const left = LAND_DISTANCE * (1 - done);
  const slope = 3 * (OVERSHOOT + 1) * (t - 1) ** 2 + 2 * OVERSHOOT * (t - 1);
  const speed = (slope * LAND_DISTANCE * 1000) / LAND_MS;
  return { top: stop + left, blurred: speed > BLUR_FROM, resting: t >= 1 };
}

/** The symbol at any whole index of a strip without end, negative ones included. */
export function symbolAt(strip: readonly string[], index: number): string {
  const at = ((index % strip.length) + strip.length) % strip.length;
  return strip[at] ?? '';
}
