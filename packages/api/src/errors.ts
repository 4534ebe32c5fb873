import type { Static, TSchema } from 'typebox';

/** A refusal that a call can answer with: its HTTP status, and its data besides the text. */
export interface ErrorRule {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  data?: TSchema;
}

/** Defines an area's refusals; their texts are in the area's messages under `error.<code>`. */
export const defineErrors = <const T extends Record<string, ErrorRule>>(errors: T): T => errors;

/**
 * Refusals that every call shares (docs/domain/wire.md, Answers; the catalogue of the specification
 * §8).
 */
export const commonErrors = defineErrors({
  malformed: { status: 400 },
  module_id_wrong: { status: 400 },
  encryption_invalid: { status: 400 },
  encryption_stale: { status: 400 },
  encryption_required: { status: 400 },
  not_logged_in: { status: 401 },
  'session.expired': { status: 401 },
  'session.ended': { status: 401 },
  no_permission: { status: 403 },
  switched_off: { status: 403 },
  'account.trial': { status: 403 },
  'password.change_required': { status: 403 },
  'region.blocked': { status: 403 },
  'console.forbidden': { status: 403 },
  'console.csrf': { status: 403 },
  'console.reason_required': { status: 422 },
  'console.second_person': { status: 403 },
  'console.too_many_rows': { status: 422 },
  not_found: { status: 404 },
  idempotency_mismatch: { status: 409 },
  idempotency_spent: { status: 409 },
  idempotency_in_progress: { status: 409 },
  too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  too_many_requests: { status: 429 },
  maintenance: { status: 503 },
  try_again: { status: 503 },
});

/**
 * Refusals by area. Each area merges its `defineErrors` into this interface, so a code that nobody
 * defined does not compile, neither in `refuse` nor in a call's `errors`.
 */
export interface ErrorAreas {
  common: typeof commonErrors;
}

/** Every code that some area defines. */
export type ErrorCode = {
  [A in keyof ErrorAreas]: keyof ErrorAreas[A] & string;
}[keyof ErrorAreas];

type RuleOf<C extends ErrorCode> = {
  [A in keyof ErrorAreas]: C extends keyof ErrorAreas[A] ? ErrorAreas[A][C] : never;
}[keyof ErrorAreas];

type DataOf<R> = R extends { data: infer S extends TSchema } ? Static<S> : never;

/** The data of a code, in the shape of its rule; `never` if it has none. */
export type ErrorData<C extends ErrorCode> = DataOf<RuleOf<C>>;

/** Codes without data. A table of codes to refuse with holds these. */
export type PlainCode = {
  [C in ErrorCode]: [ErrorData<C>] extends [never] ? C : never;
}[ErrorCode];

/** All codes of a `defineErrors`, for a call that can answer with each of them. */
export const codesOf = <T extends Record<string, ErrorRule>>(errors: T) =>
  Object.keys(errors) as (keyof T & string)[];

/** Every failure's answer (docs/domain/wire.md). */
export interface Failure {
  success: false;
  /** `internal` is a defect; it is in no catalogue. */
  code: ErrorCode | 'internal';
  message: string;
  fields?: Record<string, string>;
  captcha?: true;
  retryAfterSeconds?: number;
  /** In the shape that the code's rule gives. */
  data?: Record<string, unknown>;
  requestId: string;
}
