// How long toasts stay (APP-15 and section 9 of the specification), in seconds.

/** Longer than anybody waits, so in effect until it is done. */
export const TOAST_LOADING_S = 9_999;
/** Loading while logging out, sending an SMS code, changing the password. */
export const TOAST_LOADING_SHORT_S = 10;
export const TOAST_SUCCESS_S = 1.5;
/** Success on forgot password and change password. */
export const TOAST_SUCCESS_SHORT_S = 1;
export const TOAST_NOTICE_S = 2;
export const TOAST_SHORT_S = 3;
export const TOAST_LONG_S = 8;
