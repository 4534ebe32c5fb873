/** Bounds of what proves a person (specification §9): one place for both sides. */
export const CAPTCHA_MAX = 6;
export const SMS_CODE_MAX = 10;
export const MOBILE_MAX = 20;
/** Until another code can be asked for, where the answer names no time, and with firebase. */
export const CODE_COUNTDOWN_S = 60;
