// Coming in through an account elsewhere: Google, Facebook, Telegram. Model: accounts.md §3.
import { loginReply } from '@palaro/accounts/api';
import {
  bool,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  list,
  object,
  oneOf,
  optional,
  text,
  type Static,
} from '@palaro/api';

export const PROVIDERS = ['google', 'facebook', 'telegram'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Where a browser is sent to begin, and where it comes back to (accounts.md §10). */
export const startPath = (provider: Provider) => `/api/v1/social/${provider}/start`;
export const callbackPath = (provider: Provider) => `/api/v1/social/${provider}/callback`;
/** The page on which a visitor arrives with a ticket in a cookie. */
export const ARRIVAL = '/m/social';
/**
 * The query field in which login, register and security center are told why somebody came back
 * without having come in.
 */
export const RETURN_FIELD = 'social';
export const RETURN_REASONS = ['cancelled', 'failed', 'switched_off'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

const ARRIVALS_A_MINUTE = 30;
/** Beyond what any rule allows, so that the field's own rule speaks and not the body's shape. */
const FIELD_MAX = 1_000;
const TOKEN = { min: 40, max: 64, pattern: '^[A-Za-z0-9_-]+$' };

/** What a proven identity leads to. */
const arrival = () =>
  object({
    provider: oneOf(PROVIDERS),
    /**
     * `in`: logged in. `linked`: the identity now belongs to the caller's account. `password`: an
     * account has this mail address; it is linked once that account was logged into (AC-33).
     * `register`: new; it is linked to the account that is registered now.
     */
    step: oneOf(['in', 'linked', 'password', 'register']),
    login: optional(loginReply),
    /** Of the account that has the mail address, all but its ends hidden. */
    account: optional(text()),
    /** As the provider has them; shown, never trusted. */
    name: optional(text()),
    email: optional(text()),
  });
export type Arrival = Static<ReturnType<typeof arrival>>;

const link = () =>
  object({
    provider: oneOf(PROVIDERS),
    /** Whether somebody can come in or be linked by it now. */
    open: bool(),
    linked: bool(),
    /** Mail address or name at the provider, partly hidden; empty where nothing is linked. */
    label: text(),
    linkedAt: optional(instant()),
  });
export type SocialLink = Static<ReturnType<typeof link>>;

const ofTicket = {
  method: 'POST',
  access: 'anyone',
  moduleId: null,
  device: true,
  perMinute: ARRIVALS_A_MINUTE,
} as const;

/** What a login is refused with whose proof was right. */
const OF_LOGIN = ['login.failed', 'login.second_factor', 'login.members_only'] as const;

const ofMember = { access: 'member', moduleId: null } as const;

export const socialApi = {
  providers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/social/providers',
    summary: 'The providers by which one can come in here now (LOGIN-03)',
    access: 'anyone',
    moduleId: null,
    reply: object({ providers: list(oneOf(PROVIDERS)) }),
  }),
  arrive: defineEndpoint({
    ...ofTicket,
    path: '/api/v1/social/login',
    summary:
      'Takes the ticket that the callback left in a cookie: logs in, or says what is missing',
    reply: arrival(),
    errors: ['social.expired', 'social.taken', ...OF_LOGIN],
  }),
  telegram: defineEndpoint({
    ...ofTicket,
    path: '/api/v1/social/telegram',
    summary: 'The fields that Telegram signs; answers as the ticket call does',
    body: object({
      state: text(TOKEN),
      id: int({ min: 1 }),
      first_name: optional(text()),
      last_name: optional(text()),
      username: optional(text()),
      photo_url: optional(text()),
      auth_date: int({ min: 1 }),
      hash: text({ min: 64, max: 64, pattern: '^[0-9a-f]+$' }),
    }),
    reply: arrival(),
    errors: ['social.failed', 'social.expired', 'social.taken', ...OF_LOGIN],
  }),
  attach: defineEndpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/v1/social/attach',
    summary: 'Links the ticket’s identity to the account that was just logged into or registered',
    reply: object({ provider: oneOf(PROVIDERS) }),
    errors: ['social.expired', 'social.taken', 'social.already_linked', 'social.log_in_again'],
  }),
  links: defineEndpoint({
    ...ofMember,
    method: 'GET',
    path: '/api/v1/social/links',
    summary: 'Which of the providers are linked to the caller’s account',
    reply: object({ list: list(link()) }),
  }),
  link: defineEndpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/v1/social/link',
    summary: 'Begins to link a provider to the caller’s account; answers where to go',
    provesMember: true,
    encrypted: true,
    device: true,
    perMinute: ARRIVALS_A_MINUTE,
    body: object({
      provider: oneOf(PROVIDERS),
      password: text({ max: FIELD_MAX }),
      /** Which of its names the demo's machine was opened by; a deployment has one. */
      origin: optional(text({ max: FIELD_MAX })),
    }),
    reply: object({ address: text({ max: 4_000 }) }),
    errors: ['social.password_wrong', 'social.password_needed', 'social.already_linked'],
  }),
  unlink: defineEndpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/v1/social/unlink',
    summary: 'Ends a link, by the password that stays as a way in',
    provesMember: true,
    encrypted: true,
    device: true,
    body: object({ provider: oneOf(PROVIDERS), password: text({ max: FIELD_MAX }) }),
    reply: object({}),
    errors: ['social.password_wrong', 'social.password_needed', 'not_found'],
  }),
};

/** Calls of the demo, answered to loopback only. */
export const localApi = {
  firebaseToken: defineEndpoint({
    method: 'POST',
    path: '/sandbox/firebase/token',
    summary: 'The ID token that Firebase would give for a number that was verified there',
    access: 'operator',
    moduleId: null,
    alwaysOpen: true,
    body: object({ mobile: text({ pattern: '^\\+[1-9]\\d{5,14}$' }) }),
    reply: object({ idToken: text({ max: 4_000 }) }),
  }),
};

export const socialErrors = defineErrors({
  'social.expired': { status: 401 },
  'social.failed': { status: 401 },
  'social.log_in_again': { status: 401 },
  'social.taken': { status: 409 },
  'social.already_linked': { status: 409 },
  'social.password_wrong': { status: 422 },
  'social.password_needed': { status: 409 },
});
