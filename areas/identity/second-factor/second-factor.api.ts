import {
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
  type Static,
} from '@palaro/api';
import { loginReply } from '@palaro/accounts/api';
import { STEP_UP_REFUSALS, stepUpProof } from '@palaro/step-up/api';

/**
 * Ways to prove a login besides the password. Recovery codes exist only beside one of the others.
 */
const FACTOR_METHODS = ['app', 'passkey', 'recovery'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

export const RECOVERY_CODES = 10;
export const PASSKEYS_MOST = 5;
export const PASSKEY_NAME_MAX = 30;

export const secondFactorErrors = defineErrors({
  'second_factor.wrong': { status: 422 },
  /** The login must start again: the ticket is used up, too old, or of another browser. */
  'second_factor.ticket': { status: 401 },
  /** A factor is on, so the password alone cannot change it. */
  'second_factor.needed': { status: 403, data: object({ methods: list(oneOf(FACTOR_METHODS)) }) },
  'second_factor.on_already': { status: 409 },
  'second_factor.not_started': { status: 409 },
  'second_factor.off': { status: 409 },
  'passkey.refused': { status: 422 },
  'passkey.too_many': { status: 409 },
  'passkey.unavailable': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    'second-factor': typeof secondFactorErrors;
  }
}

/** Longest text in a form's body. */
const TEXT_MAX = 300;
const typed = () => optional(text({ max: TEXT_MAX }));
/** Data that a browser's WebAuthn takes and gives; the server's library verifies them. */
const webauthn = () => json<Record<string, unknown>>();

/** One of the three: a code of the app, a recovery code, or a passkey's assertion. */
const factor = () => ({
  code: typed(),
  recoveryCode: typed(),
  assertion: optional(webauthn()),
});
export type FactorProof = Partial<
  Record<'code' | 'recoveryCode', string> & { assertion: Record<string, unknown> }
>;

const forMembers = { access: 'member', moduleId: null } as const;
const proved = {
  ...forMembers,
  method: 'POST',
  encrypted: true,
  device: true,
  perMinute: 20,
} as const;
const PROOF = [
  ...STEP_UP_REFUSALS,
  'login_password.wrong',
  'second_factor.needed',
  'second_factor.wrong',
] as const;
/** The login password; from an account without one, the payment password or a fresh code. */
const proof = () => ({ password: typed(), ...stepUpProof(), ...factor() });
/** Shown once: after the first factor is added, and after they are renewed. */
const recoveryCodes = () => nullable(list(text()));

const secondFactorState = object({
  /** When the authenticator app was confirmed; null: there is none. */
  appSince: nullable(instant()),
  recoveryLeft: int({ min: 0 }),
  passkeys: list(
    object({ id: text(), name: text(), addedAt: instant(), lastUsedAt: nullable(instant()) }),
  ),
  /** The domain that passkeys are for; null: the site's address does not allow passkeys. */
  passkeyDomain: nullable(text()),
});
export type SecondFactorState = Static<typeof secondFactorState>;

/** The second factor: an authenticator app, passkeys, and recovery codes for when both are lost. */
export const secondFactorApi = {
  secondFactor: defineEndpoint({
    ...forMembers,
    method: 'GET',
    path: '/api/v1/security/second-factor',
    summary: 'Which second factors are on, without anything secret',
    reply: secondFactorState,
  }),
  startFactorApp: defineEndpoint({
    ...proved,
    path: '/api/v1/security/second-factor/app',
    summary: 'Makes the secret of an authenticator app; it counts once its first code was entered',
    provesMember: true,
    body: object(proof()),
    /** `uri` is in the picture that the app scans; `secret` is the same key for typing. */
    reply: object({ secret: text(), uri: text() }),
    errors: [...PROOF, 'second_factor.on_already'],
  }),
  confirmFactorApp: defineEndpoint({
    ...proved,
    path: '/api/v1/security/second-factor/app/confirm',
    summary: 'Turns the authenticator app on with its first code',
    body: object({ code: text({ max: TEXT_MAX }) }),
    reply: object({ recoveryCodes: recoveryCodes() }),
    errors: ['second_factor.wrong', 'second_factor.not_started'],
  }),
  removeFactorApp: defineEndpoint({
    ...proved,
    path: '/api/v1/security/second-factor/app/remove',
    summary: 'Turns the authenticator app off; needs the password and a factor',
    provesMember: true,
    body: object(proof()),
    reply: object({}),
    errors: [...PROOF, 'second_factor.off'],
  }),
  renewRecoveryCodes: defineEndpoint({
    ...proved,
    path: '/api/v1/security/second-factor/recovery-codes',
    summary: 'Replaces the ten recovery codes; the old ones become invalid',
    provesMember: true,
    body: object(proof()),
    reply: object({ recoveryCodes: list(text()) }),
    errors: [...PROOF, 'second_factor.off'],
  }),
  startPasskey: defineEndpoint({
    ...proved,
    path: '/api/v1/security/passkeys/options',
    summary: 'What the browser needs to make a passkey; good for one answer within 5 minutes',
    provesMember: true,
    body: object(proof()),
    reply: webauthn(),
    errors: [...PROOF, 'passkey.too_many', 'passkey.unavailable'],
  }),
  addPasskey: defineEndpoint({
    ...proved,
    path: '/api/v1/security/passkeys',
    summary: 'Stores a passkey that the browser has made',
    body: object({ name: text({ max: TEXT_MAX }), attestation: webauthn() }),
    reply: object({ recoveryCodes: recoveryCodes() }),
    errors: ['passkey.refused', 'passkey.too_many', 'passkey.unavailable'],
  }),
  removePasskey: defineEndpoint({
    ...proved,
    path: '/api/v1/security/passkeys/remove',
    summary: 'Removes a passkey; needs the password and a factor',
    provesMember: true,
    body: object({ id: text({ max: 1_400 }), ...proof() }),
    reply: object({}),
    errors: PROOF,
  }),
  factorChallenge: defineEndpoint({
    ...forMembers,
    method: 'POST',
    path: '/api/v1/security/second-factor/challenge',
    summary: 'What the browser needs to use a passkey for a change of the factors',
    perMinute: 20,
    reply: webauthn(),
    errors: ['second_factor.off', 'passkey.unavailable'],
  }),
  loginFactorChallenge: defineEndpoint({
    access: 'anyone',
    moduleId: null,
    method: 'POST',
    path: '/api/v1/session/second-factor/challenge',
    summary: 'What the browser needs to use a passkey for a login with a ticket',
    device: true,
    perMinute: 20,
    body: object({ ticket: text({ max: 100 }) }),
    reply: webauthn(),
    errors: ['second_factor.ticket', 'second_factor.off', 'passkey.unavailable'],
  }),
  loginSecondFactor: defineEndpoint({
    access: 'anyone',
    moduleId: null,
    method: 'POST',
    path: '/api/v1/session/second-factor',
    summary: 'Completes a login that asked for a second factor; five tries within 5 minutes',
    encrypted: true,
    device: true,
    perMinute: 30,
    body: object({ ticket: text({ max: 100 }), ...factor() }),
    reply: loginReply,
    errors: ['second_factor.ticket', 'second_factor.wrong'],
  }),
};
