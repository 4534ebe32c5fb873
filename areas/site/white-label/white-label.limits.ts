/** A change can be planned for at most a year ahead. */
export const AHEAD_MAX_DAYS = 366;
export const VERSIONS_PER_PAGE = 20;
/** The longest maintenance that the console plans: three days. */
export const MAINTENANCE_MAX_MINUTES = 4_320;
/** The text of the maintenance screen, in each language. */
export const NOTICE_MAX_CHARS = 300;
export const ICON_MAX_BYTES = 5 * 1024 * 1024;
/** Phones show an icon at least this large, in pixels. */
export const ICON_MIN = 96;
/** A logo is drawn 32 px high, on screens of two pixels a point. */
export const LOGO_MIN_HEIGHT = 64;
/** How often a logo may be as wide as it is high. Its place in a header is 3.5 times as wide. */
export const LOGO_RATIO_MAX = 6;
