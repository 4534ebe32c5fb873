/**
 * Whether a registration field is shown, and whether it is required. Fields are in the order of the
 * form (docs/domain/accounts.md §1).
 */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
}

const on = { enabled: true, required: false };
const off = { enabled: false, required: false };
const required = { enabled: true, required: true };

export const REGISTRATION_FIELDS = {
  mobileNum: on,
  verificationCode: required,
  username: required,
  password: required,
  paymentPassword: off,
  idNumber: off,
  qqNum: off,
  facebook: off,
  wechat: off,
  line: off,
  whatsapp: off,
  zalo: off,
  email: on,
  nickname: off,
  payeeName: off,
  recommenderId: on,
  affiliateCode: on,
  captcha: required,
} satisfies Record<string, FieldRule>;

export type RegistrationField = keyof typeof REGISTRATION_FIELDS;
