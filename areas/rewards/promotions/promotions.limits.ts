/** Days of a row of sign-ins, each with an award of its own (docs/domain/promotions.md §2). */
export const SIGN_IN_DAYS = 7;
/** Days that an award waits to be claimed (docs/domain/promotions.md §4, Expiry). */
export const AWARD_DAYS = 7;
/** How often an award must be played through, at most. */
export const TURNOVER_TIMES_MAX = 50;
export const AWARDS_PER_PAGE = 20;
export const TITLE_MOST = 60;
export const SUMMARY_MOST = 160;
