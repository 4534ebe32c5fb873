// Which values the account fields accept (docs/domain/accounts.md §1): one table for every form and
// call.
import type { Rule, RuleSet } from '@palaro/rules';
import type { RegistrationField } from '@palaro/whitelabel';
import { SIMPLE_PAYMENT_PASSWORDS } from './payment-password.ts';

export { paymentPasswordFault } from './payment-password.ts';

/** The registration's fields, and the repeated password, which only the browser checks. */
export type AccountField = RegistrationField | 'confirmPassword';

const text = (message: string, rule: Omit<Rule, 'message' | 'type'>): Rule => ({
  type: 'string',
  ...rule,
  message: `accounts.reg.${message}`,
});
const required = (field: string): Rule => ({
  required: true,
  message: `accounts.reg.${field}.required`,
});
const notBlank = (field: string): Rule => ({
  whitespace: true,
  message: `accounts.reg.${field}.required`,
});

const USERNAME_LENGTH = text('username.length', { min: 4, max: 16 });
const CODE_PATTERN = '^[A-Za-z0-9]{4,16}$';
const CALLER_PATTERN = '^\\+?\\d{8,15}$';
/**
 * Invisible characters, and characters that change the text's direction. Joined emoji stay allowed.
 */
const UNSEEN =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200c\\u200e\\u200f' +
  '\\u2028-\\u202e\\u2060-\\u206f\\ufeff';
const EMAIL_MESSAGE = 'accounts.in_email_incorrect';

/** Messages are text keys; the server sends the texts themselves. The first broken rule wins. */
export const FIELD_RULES = {
  mobileNum: [required('mobile'), text('mobile.format', { max: 20, pattern: '^0?9\\d{9}$' })],
  verificationCode: [required('code'), text('code.format', { max: 10, pattern: '^\\d{4,10}$' })],
  username: [
    required('username'),
    USERNAME_LENGTH,
    text('username.format', { pattern: '^[A-Za-z][A-Za-z0-9_]*$' }),
  ],
  password: [
    required('password'),
    text('password.length', { min: 8, max: 64 }),
    text('password.format', { pattern: '^[^\\u0000-\\u001F\\u007F]+$' }),
  ],
  confirmPassword: [
    required('confirm'),
    { sameAs: 'password', message: 'accounts.reg.confirm.same' },
  ],
  paymentPassword: [
    required('paypass'),
    text('paypass.format', { len: 6, pattern: '^\\d{6}$' }),
    text('paypass.simple', { noneOf: SIMPLE_PAYMENT_PASSWORDS }),
    text('paypass.personal', { notWithin: 'mobileNum' }),
  ],
  idNumber: [required('id'), text('id.format', { min: 6, max: 20, pattern: '^[A-Za-z0-9-]+$' })],
  qqNum: [required('qq'), text('qq.format', { pattern: '^[1-9]\\d{4,11}$' })],
  facebook: [
    required('facebook'),
    text('facebook.format', { min: 5, max: 100, pattern: '^[A-Za-z0-9._/:@-]+$' }),
  ],
  wechat: [required('wechat'), text('wechat.format', { pattern: '^[A-Za-z][A-Za-z0-9_-]{5,19}$' })],
  line: [required('line'), text('line.format', { pattern: '^[a-z0-9._-]{4,20}$' })],
  whatsapp: [required('whatsapp'), text('whatsapp.format', { pattern: CALLER_PATTERN })],
  zalo: [required('zalo'), text('zalo.format', { pattern: CALLER_PATTERN })],
  email: [
    required('email'),
    { type: 'email', message: EMAIL_MESSAGE },
    { type: 'string', max: 254, message: EMAIL_MESSAGE },
  ],
  nickname: [
    required('nickname'),
    notBlank('nickname'),
    text('nickname.format', { min: 2, max: 20, pattern: '^[^<>"\'&\\\\/]+$' }),
    text('nickname.unseen', { pattern: `^[^${UNSEEN}]+$` }),
  ],
  payeeName: [
    required('payee'),
    notBlank('payee'),
    text('payee.format', { min: 2, max: 60, pattern: "^[A-Za-zÑñ][A-Za-zÑñ .,'-]*$" }),
  ],
  recommenderId: [required('recommender'), text('recommender.format', { pattern: CODE_PATTERN })],
  affiliateCode: [required('affiliate'), text('affiliate.format', { pattern: CODE_PATTERN })],
  captcha: [required('captcha'), text('captcha.format', { max: 6, pattern: '^\\d{4,6}$' })],
} satisfies Record<AccountField, readonly Rule[]>;

/**
 * The login's fields (VAL-05). They also accept names and long passwords older than today's rules.
 */
export const LOGIN_RULES = {
  loginUsername: [required('username'), USERNAME_LENGTH],
  loginPassword: [required('password'), text('password.format', { max: 128 })],
  loginMobileNum: FIELD_RULES.mobileNum,
  verificationCode: FIELD_RULES.verificationCode,
} satisfies RuleSet;

/**
 * What a captcha's answer looks like, for each kind of captcha that a deployment can use (VAL-02).
 */
export const CAPTCHA_PATTERNS = {
  digits: '^\\d{4,6}$',
  alnum: '^[0-9A-Za-z]{1,16}$',
  equation: '^-?\\d{1,3}$',
} as const;

/** The same rules for a field that may stay empty. */
export const optionalRules = (rules: readonly Rule[]): readonly Rule[] =>
  rules.filter((rule) => !rule.required);

/** A name as it is stored: one blank between words, none around. */
export const tidyName = (typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim();
