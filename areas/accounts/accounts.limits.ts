/** Bounds of the login fields (specification §9, accounts.md §1): one place for both sides. */
export const CAPTCHA_MAX = 6;
export const SMS_CODE_MAX = 10;
export const MOBILE_MAX = 20;
export const LOGIN_USERNAME = { min: 4, max: 16 };
export const LOGIN_PASSWORD_MAX = 128;
/** The loading line of a logout stays at most this long (specification §9). */
export const SIGN_OUT_LOADING_S = 10;
