/** Registration fields in the order of the form (accounts.md §1), off or on, required or not. */
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
