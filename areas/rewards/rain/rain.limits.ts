/** Bounds and times of a rain, for screens and server alike (docs/domain/promotions.md §5). */
export const RAIN_SECONDS = { min: 10, max: 60 } as const;
export const PIECES_MOST = 100_000;
/** A rain is published so long before its start, with its pieces already drawn. */
export const PUBLISHED_BEFORE_SECONDS = 600;
/** Joining opens so long before the start. */
export const JOIN_SECONDS = 300;
/** The last so many seconds before the start are counted down. */
export const WARM_UP_SECONDS = 60;
/** A claim is sent at a random moment of this time after the first hit. */
export const CLAIM_SPREAD_MS = 3_000;
/** A claim of a hit in the last moment may arrive so long after the end. */
export const GRACE_SECONDS = 5;
/** Claims that one member may send to a rain; more are refused. */
export const CLAIMS_MOST = 3;
/** Envelopes that the list of results shows, the largest first. */
export const RESULTS_MOST = 50;
