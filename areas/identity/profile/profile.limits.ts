// Limits of the security center, shared by browser and server (docs/domain/accounts.md §7).

/** How many of the twelve questions a member answers. */
export const QUESTIONS_CHOSEN = 3;
export const QUESTION_COUNT = 12;
export const ANSWER = { min: 2, max: 60 };

/** How many of the kit's drawings can be a head icon. */
export const ICON_COUNT = 24;
/** The largest picture that is accepted as a head icon. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** Longest text in a form's body; the rule tables check the content. */
export const TEXT_MAX = 300;
