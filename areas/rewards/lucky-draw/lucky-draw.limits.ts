/** Bounds of a lucky draw, for screens and server alike (docs/domain/promotions.md §2). */
export const CHANCES_MOST = 20;
export const STOCK_MOST = 1_000_000;
/** Latest prizes that the page names. */
export const WINNERS_SHOWN = 10;
/** Own draws that the page lists at once. */
export const DRAWS_SHOWN = 20;
/**
 * Seeds as the wire carries them (docs/domain/fairness.md §1). Not those of `@palaro/fairness`: it
 * reckons in BigInt, which the oldest phones lack, and the page of the draw is for these too.
 */
export const SERVER_SEED_PATTERN = '^[0-9a-f]{64}$';
export const CLIENT_SEED_PATTERN = '^[A-Za-z0-9_-]{1,64}$';
