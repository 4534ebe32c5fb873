import type { Outcome } from './contract.ts';
import { fieldsOf, Unreadable, type Fields } from './fields.ts';
import type { Answer } from './http.ts';

/** The call may have been carried out, or not: its outcome is asked for later. */
const SAYS_NOTHING = [408, 425];
/** Nothing was done, and the same call may be sent again. */
const TOO_MANY = 429;

/** How a dialect's answers are read. */
interface Reading<T> {
  /** Null: the provider says that it has none of this. Throws `Unreadable`. */
  read(body: unknown): T | null;
  /** The provider's own code of why it refused; null where it gives none. */
  reasonIn(body: Fields, status: number): string | null;
  /** Refusals after which the same call may be sent again later. */
  mayPass?: readonly string[];
}

/** What a provider answers about something that it never saw. */
export const NOT_FOUND = { is: 'refused', reason: 'not_found', retryable: false } as const;

/** The channel has no way back: people transfer the money themselves. */
export const NO_WAY_BACK = {
  is: 'refused',
  reason: 'refund_not_supported',
  retryable: false,
} as const;

/**
 * What an answer means. Only a refusal that the provider put into words is one; no answer, a broken
 * one or a failure of its own leave the outcome unknown (docs/domain/payments.md §5).
 */
export function outcomeOf<T extends object>(
  answer: Answer | string,
  { read, reasonIn, mayPass = [] }: Reading<T>,
): Outcome<T> {
  if (typeof answer === 'string') return { is: 'unknown', why: answer };
  const { status, body } = answer;
  try {
    if (status >= 200 && status < 300) {
      const found = read(body);
      return found ? { is: 'ok', ...found } : NOT_FOUND;
    }
    if (status >= 400 && status < 500 && !SAYS_NOTHING.includes(status)) {
      const reason = reasonIn(fieldsOf(body), status);
      const retryable = status === TOO_MANY || (reason !== null && mayPass.includes(reason));
      if (reason !== null) return { is: 'refused', reason, retryable };
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { is: 'unknown', why: error.message };
  }
  return { is: 'unknown', why: `answered ${status}` };
}
