import type { Line, Outcome } from '../contract.ts';
import { fieldsOf, type Fields } from '../fields.ts';
import { askProvider } from '../http.ts';
import { outcomeOf } from '../outcome.ts';

interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Names a POST, so that a repeat of it is the same one. */
  key?: string;
  body?: object;
}

/** Asks the sandbox and reads its answer. */
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
  return outcomeOf(answer, {
    read: (told) => read(fieldsOf(told)),
    reasonIn: ({ error }, status) => (typeof error === 'string' ? error : `http_${status}`),
  });
}
