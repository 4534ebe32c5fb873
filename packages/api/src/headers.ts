/** Request headers of wire.md, by their names on the wire. */
export const HEADERS = {
  authorization: 'Authorization',
  merchant: 'Merchant',
  moduleId: 'ModuleId',
  language: 'Language',
  device: 'Device',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
  captchaId: 'Captcha-Id',
} as const;

export const DEVICES = ['WEB', 'MOBILE', 'OTHERS'] as const;
export type Device = (typeof DEVICES)[number];
