/**
 * A temporary password: its number of random characters, and how long it works
 * (docs/domain/accounts.md §5).
 */
export const TEMPORARY_LENGTH = 16;
export const TEMPORARY_MINUTES = 30;
/** Mails an hour for one name with one address, and requests an hour from one address. */
export const MAILS_AN_HOUR = 3;
export const REQUESTS_AN_HOUR = 10;
/** After a changed password, home comes this much later (FGT-04). */
export const CHANGED_REDIRECT_MS = 1_000;
/** Longer than any password that may be typed; the rules check the content. */
export const PASSWORD_INPUT_MAX = 256;
