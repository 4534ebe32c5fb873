import {
  bool,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  json,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from '@palaro/api';
import {
  CAPTCHA_MAX,
  LOGIN_PASSWORD_MAX,
  LOGIN_USERNAME,
  MOBILE_MAX,
  SMS_CODE_MAX,
} from './accounts.limits.ts';

const CAPTCHA_ATTEMPTS_A_MINUTE = 10;

/** Type of a login; only the first is open until accounts by mobile exist. */
const LOGIN_TYPES = ['username', 'sms', 'firebase'] as const;

const loginReply = object({
  token: text(),
  userName: text(),
  customerType: int(),
  firstTimeLogin: bool(),
  passwordExpired: bool(),
  merchantCode: text(),
});

const logout = {
  path: '/wps/session/logout',
  summary: 'Ends the session; answers alike for a dead token (FGT-06)',
  access: 'anyone',
  moduleId: null,
  alwaysOpen: true,
  reply: object({}),
} as const;

export const accountsApi = {
  bodyKey: defineEndpoint({
    method: 'GET',
    path: '/wps/session/key',
    summary: 'A public key and a nonce for one encrypted body',
    access: 'anyone',
    moduleId: 'COMM3',
    reply: object({
      kid: text(),
      jwk: json<Record<string, unknown>>(),
      nonce: text(),
      expiresInSeconds: int(),
    }),
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Logs in with username and password',
    access: 'anyone',
    moduleId: null,
    encrypted: true,
    body: object({
      type: optional(oneOf(LOGIN_TYPES)),
      username: optional(text(LOGIN_USERNAME)),
      password: optional(text({ min: 1, max: LOGIN_PASSWORD_MAX })),
      captcha: optional(text({ max: CAPTCHA_MAX * 3 })),
      mobileNum: optional(text({ max: MOBILE_MAX })),
      verificationCode: optional(text({ max: SMS_CODE_MAX })),
      countryDialingCode: optional(text({ max: 8 })),
      firebaseChannel: optional(text({ max: 20 })),
      firebaseIdToken: optional(text({ max: 4_000 })),
      firebaseMobileNo: optional(text({ max: MOBILE_MAX })),
    }),
    reply: loginReply,
    errors: ['login.failed', 'login.method_closed', 'captcha.wrong'],
  }),
  logout: defineEndpoint({ ...logout, method: 'POST' }),
  logoutByDelete: defineEndpoint({ ...logout, method: 'DELETE' }),
  renew: defineEndpoint({
    method: 'POST',
    path: '/api/v1/session/renew',
    summary: 'Member renewal: moves the idle end and reads type and flags anew',
    access: 'restricted',
    moduleId: null,
    reply: object({
      type: int(),
      flags: object({ firstTimeLogin: bool(), passwordExpired: bool() }),
      idleUntil: instant(),
      absoluteUntil: instant(),
    }),
  }),
  captcha: defineEndpoint({
    method: 'GET',
    path: '/wps/captcha',
    summary: 'A captcha picture as base64 PNG; its id stands in the header Captcha-Id',
    access: 'anyone',
    moduleId: 'VALID_CAPTCHA3',
    perMinute: CAPTCHA_ATTEMPTS_A_MINUTE,
    reply: text({ max: 100_000 }),
  }),
  memberInfo: defineEndpoint({
    method: 'GET',
    path: '/wps/member/info',
    summary: 'The member as the specification has it, section 3',
    access: 'restricted',
    moduleId: null,
    reply: object({
      id: text(),
      account: text(),
      nickname: text(),
      /** The specification's timestamp: milliseconds since 1970. */
      regDate: int(),
      type: int(),
      toUpline: bool(),
      kyc: int(),
      lastLogin: nullable(object({ at: instant(), place: text() })),
    }),
  }),
};

export const accountsErrors = defineErrors({
  'login.failed': { status: 401 },
  'login.method_closed': { status: 422 },
  'captcha.wrong': { status: 422 },
  'rg.time_out': { status: 403 },
  'rg.excluded': { status: 403 },
});
