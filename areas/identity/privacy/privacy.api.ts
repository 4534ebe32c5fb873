import {
  bool,
  defineEndpoint,
  codesOf,
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
  uuid,
} from '@palaro/api';
import { PASSWORD_INPUT_MAX } from './privacy.limits.ts';

const TRIES_A_MINUTE = 10;
const PAGES_A_MINUTE = 600;
const NAME_MAX = 60;
const CURSOR_MAX = 400;

/** What prevents the closing of an account; `agent`: other members are below it. */
export const HINDRANCES = ['money', 'rounds', 'agent'] as const;

export const privacyErrors = defineErrors({
  'privacy.password_wrong': { status: 422 },
  'privacy.money_left': { status: 409 },
  'privacy.round_open': { status: 409 },
  'privacy.agent': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    privacy: typeof privacyErrors;
  }
}

const password = { body: object({ password: optional(text({ max: PASSWORD_INPUT_MAX })) }) };

export const privacyApi = {
  privacy: defineEndpoint({
    method: 'GET',
    path: '/api/v1/privacy',
    summary: 'When the next export can be made, and what prevents closing the account',
    access: 'member',
    moduleId: null,
    reply: object({
      /** Null: now. */
      nextExportAt: nullable(instant()),
      hindrances: list(oneOf(HINDRANCES)),
      retentionYears: int(),
      /** The account has a password that can be asked for as proof. */
      hasPassword: bool(),
    }),
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/api/v1/privacy/export',
    summary: 'Everything that is stored about the member; long lists follow in pages',
    access: 'member',
    moduleId: null,
    provesMember: true,
    encrypted: true,
    device: true,
    perMinute: TRIES_A_MINUTE,
    ...password,
    reply: object({
      id: uuid(),
      madeAt: instant(),
      /** By area. */
      data: json<Record<string, object>>(),
      /** Names of the lists, `wallet.rounds`. */
      lists: list(text()),
    }),
    errors: ['privacy.password_wrong', 'too_many_requests'],
  }),
  exportPage: defineEndpoint({
    method: 'GET',
    path: '/api/v1/privacy/export/{id}',
    summary: 'A page of one of the export’s lists, the oldest rows first',
    access: 'member',
    moduleId: null,
    perMinute: PAGES_A_MINUTE,
    params: object({ id: uuid() }),
    query: object({
      list: text({ min: 1, max: NAME_MAX }),
      after: optional(text({ max: CURSOR_MAX })),
    }),
    reply: object({ rows: json<object[]>(), next: nullable(text()) }),
  }),
  close: defineEndpoint({
    method: 'POST',
    path: '/api/v1/privacy/close',
    summary: 'Closes the account for good; data that the law requires is kept, then erased',
    access: 'member',
    moduleId: null,
    encrypted: true,
    device: true,
    perMinute: TRIES_A_MINUTE,
    ...password,
    reply: object({ closedAt: instant(), eraseFrom: instant() }),
    errors: codesOf(privacyErrors),
  }),
};
