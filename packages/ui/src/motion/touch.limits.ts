// How touches are judged: APP-13, APP-05 and section 9 of the specification.

export const PRESS_IN_MS = 130;
/** Counted from the press-in, so a long press takes 500 ms in all. */
export const LONG_PRESS_MS = 370;
export const PRESS_OUT_MS = 100;
/** A finger this far outside the edge still counts as holding. */
export const PRESS_RETENTION_PX = 20;
/** More movement than this is a scroll or a swipe, and cancels the press. */
export const PRESS_CANCEL_PX = 30;
export const SWIPE_PX = 60;
/**
 * A new dialog ignores clicks this long, as the second tap of a double tap was not meant for it.
 */
export const DIALOG_GUARD_MS = 300;
export const STICKY_AFTER_PX = 100;
export const SCREEN_FADE_MS = 300;
/** A longer back-swipe has shown the change already, so no fade follows. */
export const BACK_SWIPE_PX = 100;
