// Endless lists (GAME-05, section 9 of the specification).

export const LOAD_AHEAD_PX = 500;
/** A fast swipe fires dozens of scroll events a second; one load is enough. */
export const LOAD_THROTTLE_MS = 1_000;
