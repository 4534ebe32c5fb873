// The jackpot counter of HOME-08, a decoration.

export const COUNTER_FROM = 170_000_000;
export const COUNTER_TO = 250_000_000;
export const COUNTER_STEP_FROM = 100;
export const COUNTER_STEP_TO = 500;
/** Possible pauses between two steps; each pause is drawn at random. */
export const COUNTER_PAUSES_MS = [3_000, 4_000, 5_000] as const;
