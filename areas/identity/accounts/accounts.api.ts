import {
  bool,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  json,
  list,
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

/** How a login proves the account (LOGIN-08): password, mobile code, or a code by Firebase. */
const LOGIN_TYPES = ['username', 'sms', 'firebase'] as const;

export const loginReply = object({
  token: text(),
  userName: text(),
  customerType: int(),
  firstTimeLogin: bool(),
  passwordExpired: bool(),
  merchantCode: text(),
  /**
   * The client sends this in place of the password from now on: half A of a device token
   * (docs/domain/accounts.md §4).
   */
  remember: optional(object({ type: oneOf(['username', 'sms']), slot: text() })),
  /** The account may only read and withdraw its money. `until` null: without an end. */
  restriction: optional(
    object({ code: oneOf(['rg.excluded', 'account.closed']), until: nullable(instant()) }),
  ),
});

const logout = {
  path: '/wps/session/logout',
  summary: 'Ends the session; a dead token gets the same answer (FGT-06)',
  access: 'anyone',
  moduleId: null,
  alwaysOpen: true,
  reply: object({}),
} as const;

export const accountsApi = {
  bodyKey: defineEndpoint({
    method: 'GET',
    path: '/wps/session/key',
    summary: 'A public key and a nonce to encrypt one body',
    access: 'anyone',
    moduleId: 'COMM3',
    reply: object({
      kid: text(),
      jwk: json<Record<string, unknown>>(),
      nonce: text(),
      expiresInSeconds: int(),
    }),
  }),
  codeSender: defineEndpoint({
    method: 'GET',
    path: '/api/v1/session/code-sender',
    summary: 'Who sends the code of a login by mobile number: the site, or Firebase in the browser',
    access: 'anyone',
    moduleId: null,
    reply: object({ by: oneOf(['sms', 'firebase']) }),
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Logs in by password, mobile code, Firebase, or a remembered login',
    access: 'anyone',
    moduleId: null,
    encrypted: true,
    device: true,
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
      rememberMe: optional(bool()),
      /** `A`: the agents' login. Default: the members' login (SESS-02). */
      kind: optional(oneOf(['A', 'PL'])),
    }),
    reply: loginReply,
    errors: [
      'login.failed',
      'login.method_closed',
      'login.second_factor',
      'login.agents_only',
      'login.members_only',
      'captcha.wrong',
    ],
  }),
  logout: defineEndpoint({ ...logout, method: 'POST' }),
  logoutByDelete: defineEndpoint({ ...logout, method: 'DELETE' }),
  renew: defineEndpoint({
    method: 'POST',
    path: '/api/v1/session/renew',
    summary: 'Member renewal: moves the idle end and reads type and flags again',
    access: 'restricted',
    moduleId: null,
    reply: object({
      type: int(),
      flags: object({ firstTimeLogin: bool(), passwordExpired: bool() }),
      idleUntil: instant(),
      absoluteUntil: instant(),
    }),
  }),
  memberInfo: defineEndpoint({
    method: 'GET',
    path: '/wps/member/info',
    summary: 'The member in the form of the specification, section 3',
    access: 'restricted',
    moduleId: null,
    reply: object({
      id: text(),
      account: text(),
      nickname: text(),
      /** Number of a drawing, or of the uploaded picture at `iconUrl`. Empty: none was chosen. */
      icon: text(),
      iconUrl: nullable(text()),
      /** The specification's timestamp: milliseconds since 1970. */
      regDate: int(),
      type: int(),
      toUpline: bool(),
      kyc: int(),
      vip: object({ level: int(), label: text(), shown: bool() }),
      flags: object({
        hasPassword: bool(),
        hasWithdrawalPassword: bool(),
        mobileVerified: bool(),
        emailVerified: bool(),
        firstTimeLogin: bool(),
        passwordExpired: bool(),
      }),
      /** The login before this session's. The member sees it and can notice a stranger's login. */
      lastLogin: nullable(object({ at: instant(), place: text() })),
    }),
  }),
};

export const accountsErrors = defineErrors({
  'login.failed': { status: 401 },
  'login.method_closed': { status: 422 },
  'login.second_factor': {
    status: 401,
    data: object({ ticket: text(), methods: list(text()) }),
  },
  'login.agents_only': { status: 403 },
  'login.members_only': { status: 403 },
  'session.replaced': { status: 401 },
  'session.password_wrong': { status: 422 },
  'account.exists': { status: 409 },
  'account.case_open': { status: 409 },
  'mobile.exists': { status: 409 },
  'account.closed': { status: 403 },
  'account.not_active': { status: 409 },
  'captcha.wrong': { status: 422 },
  'rg.time_out': { status: 403 },
  'rg.excluded': { status: 403 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    accounts: typeof accountsErrors;
  }
}
