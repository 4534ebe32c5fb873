import type { Line, Outcome } from '../contract.ts';
import { fieldsOf, Unreadable, type Fields } from '../fields.ts';
import { askProvider } from '../http.ts';

/** The call may have been carried out, or not: its outcome is asked for later. */
const SAYS_NOTHING = [408, 425];
/** Nothing was done, and the same call may be sent again. */
const TOO_MANY = 429;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Names a POST, so that a repeat of it is the same one. */
  key?: string;
  body?: object;
}

/**
 * Asks the sandbox and reads its answer. Only a refusal that it put into words is one; no answer, a
 * broken one or a failure of its own leave the outcome unknown (docs/domain/payments.md §5).
 */
export async function ask<T extends object>(
  line: Line,
  { method, path, key, body }: Call,
  read: (answer: Fields) => T,
): Promise<Outcome<T>> {
  const answer = await askProvider(`${line.address}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${line.secrets.key}`,
      // The sandbox follows the site's clock, which in a demo may run ahead.
      'Sandbox-Time': line.now().toISOString(),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body ? { body } : {}),
  });
  if (typeof answer === 'string') return { is: 'unknown', why: answer };
  const { status } = answer;
  try {
    const fields = fieldsOf(answer.body);
    if (status >= 200 && status < 300) return { is: 'ok', ...read(fields) };
    if (status >= 400 && status < 500 && !SAYS_NOTHING.includes(status)) {
      const reason = typeof fields.error === 'string' ? fields.error : `http_${status}`;
      return { is: 'refused', reason, retryable: status === TOO_MANY };
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { is: 'unknown', why: error.message };
  }
  return { is: 'unknown', why: `answered ${status}` };
}
