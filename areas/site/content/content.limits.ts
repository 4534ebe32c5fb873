/** Popups show a new list this long after they appeared, and after each change of it (POP-06). */
export const POPUP_REFRESH_MS = 500;

/** Popups wait until no menu, sheet or dialog has been open for this long (POP-03). */
export const POPUP_CALM_MS = 300;
