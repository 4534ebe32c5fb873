// Registration: the deployment's form, the two calls that create a member, and the links by which
// agents bring in members. Model: docs/domain/accounts.md §1, docs/domain/agents.md §5.
import { loginReply } from '@palaro/accounts/api';
import {
  bool,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  json,
  list,
  map,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Static,
} from '@palaro/api';
import type { Rule } from '@palaro/rules';

/** The kind of app in which somebody registers (REG-08). */
const REGISTER_METHODS = ['APP', 'H5', 'PWA', 'WEBCLIP'] as const;
const CAPTCHA_KINDS = ['digits', 'alnum', 'equation'] as const;

const AFFILIATE_CHECKS_A_MINUTE = 30;
const NAME_CHECKS_A_MINUTE = 20;
const HOST_MAX = 253;
/**
 * Longer than any rule allows, so that a long value breaks the field's rule and not the body's
 * shape.
 */
const FIELD_MAX = 1_000;
const TOKEN_MAX = 4_000;

const fields = () => map(object({ enabled: bool(), required: bool() }));
/** Rules by field, in the order of checking; `message` is in the caller's language. */
const rules = () => map(json<readonly Rule[]>());

const registerSetup = () =>
  object({
    /** The fields of the tab by username. */
    fields: fields(),
    rules: rules(),
    /** The fields of the tab by mobile number that differ, with their rules. */
    mobileTab: object({ fields: fields(), rules: rules() }),
    methods: object({ username: bool(), mobile: bool(), mobilePassword: bool() }),
    sms: object({ enabled: bool(), provider: oneOf(['sms', 'firebase']) }),
    captcha: object({ kind: oneOf(CAPTCHA_KINDS) }),
    /** Null where the deployment has no agreement. */
    agreement: nullable(object({ version: int() })),
    minAge: int(),
    direct: bool(),
  });
export type RegisterSetup = Static<ReturnType<typeof registerSetup>>;

const field = () => optional(text({ max: FIELD_MAX }));

/** The specification's payload (REG-08). The fields' rules check it, not this shape. */
const registerBody = () => ({
  mobileNum: field(),
  countryDialingCode: field(),
  verificationCode: field(),
  username: field(),
  password: field(),
  confirmPassword: field(),
  paymentPassword: field(),
  idNumber: field(),
  qqNum: field(),
  facebook: field(),
  wechat: field(),
  line: field(),
  whatsapp: field(),
  zalo: field(),
  email: field(),
  nickname: field(),
  payeeName: field(),
  recommenderId: field(),
  affiliateCode: field(),
  captcha: field(),
  registerUrl: field(),
  registerMethod: optional(oneOf(REGISTER_METHODS)),
  /** The link's host from the visitor's address; empty or absent where a code was typed. */
  domain: field(),
  /** Ignored: members who register themselves always get type 0 (AC-12). */
  type: optional(json()),
  firebaseChannel: field(),
  firebaseIdToken: optional(text({ max: TOKEN_MAX })),
  /** The version of the agreement that was shown; one no longer in force is refused. */
  agreementVersion: optional(int()),
});

const register = {
  method: 'PUT',
  access: 'anyone',
  moduleId: 'REGISTER_REE3',
  encrypted: true,
  device: true,
  reply: loginReply,
  errors: [
    'account.exists',
    'mobile.exists',
    'captcha.wrong',
    'verification.invalid',
    'affiliate.invalid',
    'registration.person',
    'registration.closed',
    'registration.agreement',
    'support.needed',
  ],
} as const;

const affiliateLink = () =>
  object({
    code: text(),
    accountType: int(),
    /** Empty: the host at which the site is open. */
    domain: text(),
    note: text(),
    /** The part after the host: `/m/register?affiliateCode=…`. */
    path: text(),
    createdAt: instant(),
    expiresAt: nullable(instant()),
    clicks: int(),
    registrations: int(),
  });
export type AffiliateLink = Static<ReturnType<typeof affiliateLink>>;

const ofAgents = { access: 'agent', moduleId: 'AFFMAN3' } as const;

export const registrationApi = {
  registerSetup: defineEndpoint({
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'The registration form: fields, rules with texts, methods, captcha, agreement',
    access: 'anyone',
    moduleId: 'REG3',
    reply: registerSetup(),
  }),
  countries: defineEndpoint({
    method: 'GET',
    path: '/wps/system/country',
    summary: 'Dialing codes and the form of mobile numbers in each country',
    access: 'anyone',
    moduleId: 'COMM3',
    reply: list(object({ code: text(), dialingCode: text(), name: text(), mobilePattern: text() })),
  }),
  register: defineEndpoint({
    ...register,
    path: '/wps/member/register',
    switch: 'USERNAMEREG3',
    summary: 'Registers by username; answers as a login does (REG-05, REG-08)',
    body: object(registerBody()),
  }),
  registerByMobile: defineEndpoint({
    ...register,
    path: '/wps/member/register/mobile',
    switch: 'MOBILENUMREG3',
    summary: 'Registers by mobile number; the username is drawn and can be changed once',
    body: object(registerBody()),
  }),
  checkUsername: defineEndpoint({
    method: 'GET',
    path: '/wps/check/username',
    summary: 'Whether a username is free, in any case of its letters',
    access: 'anyone',
    moduleId: null,
    perMinute: NAME_CHECKS_A_MINUTE,
    query: object({ username: text({ min: 1, max: 64 }) }),
    reply: object({ available: bool() }),
  }),
  changeUsername: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/member/username',
    summary: 'Replaces a drawn username with a chosen one; once',
    access: 'member',
    moduleId: null,
    body: object({ username: field() }),
    reply: object({ userName: text() }),
    errors: ['account.exists', 'username.fixed'],
  }),
  checkAffiliate: defineEndpoint({
    method: 'GET',
    path: '/wps/agent/affiliate',
    summary:
      'Whether an invitation code is valid: only `success` says so, without a reason (REG-05)',
    access: 'anyone',
    moduleId: 'AFFMAN3',
    perMinute: AFFILIATE_CHECKS_A_MINUTE,
    device: true,
    query: object({
      code: text({ max: 64 }),
      domain: optional(text({ max: HOST_MAX })),
    }),
    reply: object({ success: bool() }),
    errors: ['affiliate.invalid'],
  }),
  viewAffiliateLinks: defineEndpoint({
    ...ofAgents,
    method: 'GET',
    path: '/wps/relay/MCS2_wpsViewAffUrls',
    summary: 'The agent’s live links with their registrations (AGT-10)',
    reply: object({ list: list(affiliateLink()), domains: list(text()) }),
  }),
  createAffiliateLink: defineEndpoint({
    ...ofAgents,
    method: 'POST',
    path: '/wps/relay/MCS2_wpsCreateAffUrl',
    summary: 'Makes a link under which members register (AGT-10)',
    creates: 'key-table',
    body: object({
      accountType: int({ min: 0, max: 1 }),
      domain: optional(text({ max: HOST_MAX })),
      note: optional(text({ max: 40 })),
      expiresAt: optional(instant()),
    }),
    reply: affiliateLink(),
    errors: ['affiliate.domain', 'affiliate.too_many', 'affiliate.expiry'],
  }),
  deleteAffiliateLink: defineEndpoint({
    ...ofAgents,
    method: 'DELETE',
    path: '/wps/relay/MCS2_wpsDeleteAffUrl',
    summary: 'Ends a link: nobody new registers with it, and its members stay (AGT-10)',
    query: object({ code: text({ max: 64 }) }),
    reply: object({}),
    errors: ['not_found'],
  }),
  registerUnderLink: defineEndpoint({
    ...register,
    method: 'POST',
    path: '/wps/relay/MCS2_wpsRegAff',
    summary: 'Registers under a link’s code (AGT-10)',
    moduleId: null,
    body: object({ ...registerBody(), code: text({ max: 64 }) }),
  }),
};

export const registrationErrors = defineErrors({
  'affiliate.invalid': { status: 422 },
  'affiliate.domain': { status: 422 },
  'affiliate.too_many': { status: 422 },
  'affiliate.expiry': { status: 422 },
  'registration.person': { status: 422 },
  'registration.closed': { status: 403 },
  'registration.agreement': { status: 422 },
  'username.fixed': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    registration: typeof registrationErrors;
  }
}
