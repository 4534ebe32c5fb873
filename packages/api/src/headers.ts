/** Headers by their names on the wire: those of wire.md, and what an answer brings. */
export const HEADERS = {
  authorization: 'Authorization',
  merchant: 'Merchant',
  moduleId: 'ModuleId',
  language: 'Language',
  device: 'Device',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
  captchaId: 'Captcha-Id',
  /**
   * Of an answer: the session's token from here on (accounts.md §6, step-up). Of a request, with
   * any value: whoever asks takes that token.
   */
  sessionToken: 'Session-Token',
} as const;

export const DEVICES = ['WEB', 'MOBILE', 'OTHERS'] as const;
export type Device = (typeof DEVICES)[number];
