// Times and counts of what moves by itself: HOME-01, HOME-06, HOME-09.

export const BANNER_AUTOPLAY_MS = 5_000;
export const TICKER_DELAY_MS = 5_000;
export const TICKER_SLIDE_MS = 500;
export const WINNERS_IN_VIEW = 3;
/** The board stands still with this many or fewer. */
export const WINNERS_STILL = 4;
/** The specification does not set the winners' pace; this is long enough to read a line. */
export const WINNERS_DELAY_MS = 3_000;
