/** Popups show a new list this long after they appeared, and after each change of it (POP-06). */
export const POPUP_REFRESH_MS = 500;

/**
 * Open screens read changed content again within this time, each at a moment of its own, so that
 * they do not all ask at once. Case OC-19's second holds for content too.
 */
export const CONTENT_SPREAD_MS = 400;

/** Popups wait until no menu, sheet or dialog has been open for this long (POP-03). */
export const POPUP_CALM_MS = 300;
