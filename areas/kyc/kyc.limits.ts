// Bounds of verification (accounts.md §9): one place for both sides.

/** The largest picture of a document that is taken. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** Rejections after which only an operator opens verification again (AC-63). */
export const TRIES = 3;
/** Real deposits in sum, and hours after registration, before a person is verified (grace72). */
export const GRACE = { deposits: '5000.0000', hours: 72 };
/** How long before a document runs out its owner may send the next one. */
export const RENEW_DAYS = 30;
/** What a body with a form's texts takes at the most; the rule table judges what is in it. */
export const TEXT_MAX = 300;
