import type { TSchema } from 'typebox';

/** A refusal that a call can answer with: its HTTP status and what it tells besides its text. */
export interface ErrorRule {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  data?: TSchema;
}

/** Names an area's refusals; texts stand in the area's messages under `error.<code>`. */
export const defineErrors = <const T extends Record<string, ErrorRule>>(errors: T): T => errors;

/** Refusals that every call shares (wire.md, Answers; the catalogue of the specification §8). */
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
  region_restricted: { status: 403 },
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

/** Every failure's answer (wire.md). */
export interface Failure {
  success: false;
  code: string;
  message: string;
  fields?: Record<string, string>;
  captcha?: true;
  retryAfterSeconds?: number;
  /** What the code's rule says that it tells besides. */
  data?: Record<string, unknown>;
  requestId: string;
}
