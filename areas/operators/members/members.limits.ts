// Limits of the console's work on members, shared by browser and server.

/** Shorter texts begin too many names. */
export const SEARCH_MIN = 3;
export const SEARCH_MAX = 80;
/** How many members a search shows at most; who needs more narrows it. */
export const FOUND_MAX = 200;
export const FOUND_PER_PAGE = 50;
/** A file with contacts that two people agreed to can be fetched for so long. */
export const EXPORT_HOURS = 24;
export const NOTE_MAX = 2_000;
/** A freeze by one person ends by itself (docs/domain/operator-console.md §3). */
export const FREEZE_HOURS_MAX = 24;
/** Breaks that an operator starts at a member's request. */
export const TIME_OUT_DAYS_MAX = 42;
export const MESSAGE_TITLE_MAX = 120;
export const MESSAGE_MAX = 4_000;
/** Accounts that share a device, a card or an address with a member. */
export const LINKS_MAX = 50;
