// Limits of verification, shared by browser and server (docs/domain/accounts.md §9).

/** The largest picture of a document that is accepted. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** After this many rejections only an operator can open verification again (AC-63). */
export const TRIES = 3;
/**
 * How much may be deposited in total, and for how many hours after registration, before a person is
 * verified (grace72).
 */
export const GRACE = { deposits: '5000.0000', hours: 72 };
/** How many days before a document expires its owner may send the next one. */
export const RENEW_DAYS = 30;
/** Longest text in a form's body; the rule table checks the content. */
export const TEXT_MAX = 300;
/** How long an operator has an application before him before others are given it too. */
export const TAKEN_MINUTES = 10;
/** A stored picture has at most 2,400 pixels a side; as text it stays below this. */
export const PICTURE_BASE64_MAX = 16 * 1024 * 1024;
/** An application that waits longer is late; the member was promised a day. */
export const REVIEW_LATE_HOURS = 12;
/** How long a closing by the identity check can be undone; until then no money goes anywhere. */
export const UNDO_SECONDS = 24 * 3_600;
