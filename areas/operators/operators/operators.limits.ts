export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
/** Of an authenticator app, typed with or without a space. */
export const CODE_MAX = 10;
export const ELEVATION_HOURS_MAX = 12;
