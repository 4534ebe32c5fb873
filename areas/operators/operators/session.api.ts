import {
  bool,
  defineConsoleCall,
  defineEndpoint,
  instant,
  json,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Static,
} from '@palaro/api';
import { PERMISSIONS } from '@palaro/permissions';
import { CODE_MAX, PASSWORD_MAX } from './operators.limits.ts';

/** An open session must not try its operator's password without end. */
const guarded = { perMinute: 10 } as const;

const guest = { access: 'anyone', moduleId: null, alwaysOpen: true } as const;

/** What the console needs to know about its operator before it draws anything. */
export const operatorSession = object({
  name: text(),
  fullName: text(),
  may: list(oneOf(PERMISSIONS)),
  roles: list(text()),
  /** Sent back as `Csrf-Token` with every call that changes something. */
  csrf: text(),
  siteName: text(),
  demo: bool(),
  /** The session ends by itself then. */
  endsAt: instant(),
  /** Until a second factor is set up, nothing but setting one up is allowed. */
  mustSetFactor: bool(),
});
export type OperatorSession = Static<typeof operatorSession>;

const factor = () =>
  optional(
    object({
      /** The code of the authenticator app. */
      code: optional(text({ max: CODE_MAX })),
      /** What the browser answers for a passkey (WebAuthn). */
      passkey: optional(json<Record<string, unknown>>()),
    }),
  );

const factorNeeds = () => nullable(oneOf(['code', 'passkey']));

/** An operator's own way in: login, second factors, password, invitation. */
export const sessionApi = {
  logIn: defineEndpoint({
    ...guest,
    method: 'POST',
    path: '/console/api/session',
    summary: 'Logs an operator in; the session is a cookie',
    device: true,
    perMinute: 60,
    body: object({
      name: text({ max: 64 }),
      password: text({ max: PASSWORD_MAX }),
      factor: factor(),
    }),
    reply: object({
      /** The password is right and a second factor is asked for; there is no session yet. */
      needs: factorNeeds(),
      /** For the browser, to use a passkey. */
      challenge: nullable(json<Record<string, unknown>>()),
      session: nullable(operatorSession),
    }),
    errors: ['console.login', 'console.locked', 'console.network'],
  }),
  session: defineConsoleCall({
    permission: 'entry',
    method: 'GET',
    path: '/console/api/session',
    summary: 'The operator of this session and what he may do',
    reply: operatorSession,
  }),
  logOut: defineConsoleCall({
    permission: 'entry',
    records: 'session.end',
    repeatable: true,
    method: 'DELETE',
    path: '/console/api/session',
    summary: 'Ends the session',
    reply: object({}),
  }),
  changePassword: defineConsoleCall({
    permission: 'own',
    records: 'operator.password',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/session/password',
    summary: 'Changes the operator’s own password; his other sessions end',
    ...guarded,
    body: object({ current: text({ max: PASSWORD_MAX }), next: text({ max: PASSWORD_MAX }) }),
    reply: object({}),
    errors: ['console.login', 'console.locked', 'console.password_weak'],
  }),
  presentFactor: defineConsoleCall({
    permission: 'entry',
    method: 'GET',
    path: '/console/api/session/factor',
    summary: 'What a new second factor needs besides the password: proof of the present one',
    reply: object({ needs: factorNeeds(), challenge: nullable(json<Record<string, unknown>>()) }),
  }),
  makeApp: defineConsoleCall({
    permission: 'entry',
    records: 'operator.factor_start',
    repeatable: true,
    method: 'POST',
    path: '/console/api/session/app',
    summary: 'A new secret for an authenticator app; it counts after its first code',
    ...guarded,
    body: object({ password: text({ max: PASSWORD_MAX }), factor: factor() }),
    reply: object({ secret: text(), uri: text() }),
    errors: ['console.login', 'console.locked'],
  }),
  confirmApp: defineConsoleCall({
    permission: 'entry',
    records: 'operator.factor',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/session/app/confirm',
    summary: 'The first code of the new authenticator app',
    body: object({ code: text({ max: CODE_MAX }) }),
    reply: object({}),
    errors: ['console.code'],
  }),
  makePasskey: defineConsoleCall({
    permission: 'entry',
    records: 'operator.factor_start',
    repeatable: true,
    method: 'POST',
    path: '/console/api/session/passkeys',
    summary: 'The options with which a browser makes a passkey',
    ...guarded,
    body: object({ password: text({ max: PASSWORD_MAX }), factor: factor() }),
    reply: json<Record<string, unknown>>(),
    errors: ['console.login', 'console.locked', 'console.passkey'],
  }),
  confirmPasskey: defineConsoleCall({
    permission: 'entry',
    records: 'operator.factor',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/session/passkeys/confirm',
    summary: 'The passkey that the browser made',
    body: object({ passkey: json<Record<string, unknown>>() }),
    reply: object({}),
    errors: ['console.passkey'],
  }),
  acceptInvitation: defineEndpoint({
    ...guest,
    method: 'POST',
    path: '/console/api/invitations/accept',
    summary: 'Takes an invitation: the invited person chooses the password',
    device: true,
    perMinute: 30,
    body: object({ token: text({ max: 100 }), password: text({ max: PASSWORD_MAX }) }),
    reply: object({ name: text() }),
    errors: ['console.invitation', 'console.password_weak'],
  }),
};
