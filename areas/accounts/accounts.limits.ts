export { CAPTCHA_MAX, MOBILE_MAX, SMS_CODE_MAX } from '@palaro/verification/limits';

/** Bounds of the login fields (specification §9, accounts.md §1): one place for both sides. */
export const LOGIN_USERNAME = { min: 4, max: 16 };
export const LOGIN_PASSWORD_MAX = 128;
