// Login through an account elsewhere: Google, Facebook, Telegram. Model:
// docs/domain/accounts.md §3.
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

/** The paths at which a browser starts and comes back (docs/domain/accounts.md §10). */
export const startPath = (provider: Provider) => `/api/v1/social/${provider}/start`;
export const callbackPath = (provider: Provider) => `/api/v1/social/${provider}/callback`;
/** The page on which a visitor arrives with a ticket in a cookie. */
export const ARRIVAL = '/m/social';
/**
 * The query field that tells login, registration and security center why a visitor came back
 * without a login.
 */
export const RETURN_FIELD = 'social';
export const RETURN_REASONS = ['cancelled', 'failed', 'switched_off'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

const ARRIVALS_A_MINUTE = 30;
/**
 * Longer than any rule allows, so that a long value breaks the field's rule and not the body's
 * shape.
 */
const FIELD_MAX = 1_000;
const TOKEN = { min: 40, max: 64, pattern: '^[A-Za-z0-9_-]+$' };

/** The result for a proven identity. */
const arrival = () =>
  object({
    provider: oneOf(PROVIDERS),
    /**
     * `in`: logged in. `linked`: the identity now belongs to the caller's account. `password`: an
     * account has this mail address; the identity is linked after a login to that account (AC-33).
     * `register`: unknown; the identity is linked to the account that is registered next.
     */
    step: oneOf(['in', 'linked', 'password', 'register']),
    login: optional(loginReply),
    /** Name of the account that has the mail address, masked but for its ends. */
    account: optional(text()),
    /** As the provider gives them; shown, never trusted. */
    name: optional(text()),
    email: optional(text()),
  });
export type Arrival = Static<ReturnType<typeof arrival>>;

const link = () =>
  object({
    provider: oneOf(PROVIDERS),
    /** Whether the provider can be used now to log in or to link. */
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

/** The refusals of a login whose proof was right. */
const OF_LOGIN = ['login.failed', 'login.second_factor', 'login.members_only'] as const;

const ofMember = { access: 'member', moduleId: null } as const;

export const socialApi = {
  providers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/social/providers',
    summary: 'The providers that members can log in with now (LOGIN-03)',
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
    summary: 'Takes the fields that Telegram signs; answers as the ticket call does',
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
    summary: 'Starts linking a provider to the caller’s account; answers where to go',
    provesMember: true,
    encrypted: true,
    device: true,
    perMinute: ARRIVALS_A_MINUTE,
    body: object({
      provider: oneOf(PROVIDERS),
      password: text({ max: FIELD_MAX }),
      /** The name by which the demo's machine was opened; a deployment has only one. */
      origin: optional(text({ max: FIELD_MAX })),
    }),
    reply: object({ address: text({ max: 4_000 }) }),
    errors: ['social.password_wrong', 'social.password_needed', 'social.already_linked'],
  }),
  unlink: defineEndpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/v1/social/unlink',
    summary: 'Removes a link; needs the password, which stays as a way to log in',
    provesMember: true,
    encrypted: true,
    device: true,
    body: object({ provider: oneOf(PROVIDERS), password: text({ max: FIELD_MAX }) }),
    reply: object({}),
    errors: ['social.password_wrong', 'social.password_needed', 'not_found'],
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

declare module '@palaro/api' {
  interface ErrorAreas {
    social: typeof socialErrors;
  }
}
