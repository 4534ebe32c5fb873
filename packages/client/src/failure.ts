import type { Failure } from '@palaro/api';
import { t } from './language.ts';
import type { SessionRefusal } from './session.ts';

/** The catalogue's codes, and the client's codes for calls without a readable answer. */
type FailureCode = Failure['code'] | 'offline' | 'timed_out' | 'unreadable';

/** A call that failed: the server refused it, or no answer came. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  /** A message for each refused field, in the caller's language. */
  readonly fields: Record<string, string>;
  readonly captcha: boolean;
  readonly retryAfterSeconds: number | null;
  /** The data of the code's rule, for instance how to go on; empty if it has none. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;

  constructor(
    status: number,
    failure: Omit<Failure, 'success' | 'requestId' | 'code'> & { code: FailureCode },
    requestId = '',
  ) {
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

  /** Whether the same call may succeed a little later, as nothing was decided. */
  get temporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const isFailure = (error: unknown, code?: FailureCode): error is CallFailure =>
  error instanceof CallFailure && (code === undefined || error.code === code);

/** Codes that end the session in the client too (docs/domain/accounts.md §6). */
const SESSION_ENDED: readonly FailureCode[] = [
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

const HTTP_UNAUTHORIZED = 401;
const HTTP_FORBIDDEN = 403;

/** A refusal that is certain before the call is made, in the words that the server would use. */
export const refusedBefore = (code: SessionRefusal) =>
  new CallFailure(code === 'not_logged_in' ? HTTP_UNAUTHORIZED : HTTP_FORBIDDEN, {
    code,
    message: t(`client.${code}`),
  });

/** A refusal that logging in to an account, or opening one, takes away (SESS-01, GAME-12). */
export const needsAccount = (error: unknown): boolean =>
  isFailure(error, 'account.trial') || isFailure(error, 'not_logged_in');

/** The server's failure, or `unreadable` if the answer is no failure of its form. */
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

/** The message to show for an error; never a stack or an internal English text. */
export const failureMessage = (error: unknown): string =>
  error instanceof CallFailure ? error.message : t('client.unreadable');
