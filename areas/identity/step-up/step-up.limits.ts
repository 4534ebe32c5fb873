// Limits of a step-up (docs/domain/accounts.md §7).

/** This many wrong payment passwords, or answers, in a row lock the secret for the time below. */
export const WRONG_MAX = 5;
export const LOCK_SECONDS = 3_600;
