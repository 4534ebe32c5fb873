/** Limits of captchas and codes, shared by browser and server (specification §9). */
export const CAPTCHA_MAX = 6;
export const SMS_CODE_MAX = 10;
export const MOBILE_MAX = 20;
/** Wait before the next code, where the answer names no time, and with Firebase. */
export const CODE_COUNTDOWN_S = 60;
