// Bounds of the security center (accounts.md §7): one place for both sides.

/** Cards and e-wallets that one member may have at a time. */
export const CARDS_MAX = 5;
export const BRANCH_MAX = 60;

/** How many of the twelve questions a member answers. */
export const QUESTIONS_CHOSEN = 3;
export const QUESTION_COUNT = 12;
export const ANSWER = { min: 2, max: 60 };

/** Wrong payment passwords, or answers, in a row that lock the next ones out, and for how long. */
export const WRONG_MAX = 5;
export const LOCK_SECONDS = 3_600;

/** Drawings of the kit that may be a head icon. */
export const ICON_COUNT = 24;
/** The largest picture that is taken as a head icon. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** What a body with a form's texts takes at the most; the rule tables judge what is in it. */
export const TEXT_MAX = 300;
