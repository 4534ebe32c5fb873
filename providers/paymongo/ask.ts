import type { Line, Outcome } from '../contract.ts';
import { fieldsOf, optionalText, type Fields } from '../fields.ts';
import { askProvider, basicAuth } from '../http.ts';
import { outcomeOf } from '../outcome.ts';

/** Asks PayMongo and reads its answer; `read` answers null where PayMongo has none of this. */
export async function ask<T extends object>(
  { address, secrets }: Line,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: object },
  read: (body: unknown) => T | null,
): Promise<Outcome<T>> {
  const headers = { Authorization: basicAuth(secrets.key ?? '') };
  const answer = await askProvider(`${address}${path}`, {
    method,
    headers,
    ...(body ? { body } : {}),
  });
  return outcomeOf(answer, { read, reasonIn });
}

/** The code of the first error ("Errors"); its detail may repeat what was sent. */
function reasonIn({ errors }: Fields): string | null {
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  return first ? optionalText(fieldsOf(first, 'an error'), 'code') : null;
}
