import type { Failure } from '@palaro/api';
import { t } from './language.ts';

/** A call that came to nothing: refused by the server, or never answered. */
export class CallFailure extends Error {
  /** The catalogue's code; the client's own are `offline`, `timed_out`, `unreadable`. */
  readonly code: string;
  readonly status: number;
  /** A message per refused field, in the caller's language. */
  readonly fields: Record<string, string>;
  readonly captcha: boolean;
  readonly retryAfterSeconds: number | null;
  /** What the code's rule tells besides, for instance how to go on; else empty. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;

  constructor(status: number, failure: Omit<Failure, 'success' | 'requestId'>, requestId = '') {
    super(failure.message);
    this.name = 'CallFailure';
    this.code = failure.code;
    this.status = status;
    this.fields = failure.fields ?? {};
    this.captcha = failure.captcha === true;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
    this.data = failure.data ?? {};
    this.requestId = requestId || null;
  }

  /** Whether the same call may do better a little later: nothing was decided. */
  get temporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const isFailure = (error: unknown, code?: string): error is CallFailure =>
  error instanceof CallFailure && (code === undefined || error.code === code);

/** Codes that end the session on this side too (accounts.md §6). */
const SESSION_ENDED: readonly string[] = [
  'not_logged_in',
  'session.expired',
  'session.ended',
  'session.replaced',
];
export const endsSession = (failure: CallFailure) =>
  failure.status === 401 && SESSION_ENDED.includes(failure.code);

export const offline = () => new CallFailure(0, { code: 'offline', message: t('client.offline') });
export const timedOut = () =>
  new CallFailure(0, { code: 'timed_out', message: t('client.timed_out') });

/** The server's failure, or a failure of ours where the answer is none of its envelopes. */
export function failureOf(status: number, answer: unknown): CallFailure {
  const failure = answer as Partial<Failure> | null;
  if (failure && typeof failure.code === 'string' && typeof failure.message === 'string') {
    return new CallFailure(
      status,
      { ...failure, code: failure.code, message: failure.message },
      failure.requestId,
    );
  }
  return new CallFailure(status, { code: 'unreadable', message: t('client.unreadable') });
}

/** What to show of an error: its message, never a stack or an English internal. */
export const failureMessage = (error: unknown): string =>
  error instanceof CallFailure ? error.message : t('client.unreadable');
