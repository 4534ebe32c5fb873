import type { Endpoint } from '@palaro/api';
import type { AnyInput } from './call-address.ts';

/** Calls that change something and are on their way. */
const underway = new Map<string, Promise<unknown>>();

/**
 * Sends a change once, however often a button is tapped: while the same change is on its way,
 * another call of it gets the first one's answer. `attempt` names a try that its caller may repeat
 * (an idempotency key or a token), so that two such tries stay two.
 */
export function joinRepeat<T>(
  endpoint: Endpoint,
  input: AnyInput,
  attempt: string,
  send: () => Promise<T>,
): Promise<T> {
  // A file has no text by which it could be compared.
  if (endpoint.method === 'GET' || input.file || input.files) return send();
  const key = `${endpoint.method} ${endpoint.path} ${attempt} ${JSON.stringify(input)}`;
  const first = underway.get(key) as Promise<T> | undefined;
  if (first) return first;
  const forget = () => void underway.delete(key);
  const sent = send();
  underway.set(key, sent);
  sent.then(forget, forget);
  return sent;
}
