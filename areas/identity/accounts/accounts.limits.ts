export { CAPTCHA_MAX, MOBILE_MAX, SMS_CODE_MAX } from '@palaro/verification/limits';

/**
 * Limits of the login fields, shared by browser and server (specification §9,
 * docs/domain/accounts.md §1).
 */
export const LOGIN_USERNAME = { min: 4, max: 16 };
export const LOGIN_PASSWORD_MAX = 128;
