/** Years that records are kept after an account was closed: AMLA (RA 9160), section 9(b). */
export const RETENTION_YEARS = 5;
/** One export a day; its pages can be read for an hour. */
export const EXPORT_EVERY_SECONDS = 86_400;
export const EXPORT_OPEN_SECONDS = 3_600;
export const EXPORT_PAGE_ROWS = 500;
/** Longer than any password that may be typed. */
export const PASSWORD_INPUT_MAX = 256;
