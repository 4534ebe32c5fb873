import type { Endpoint } from '@palaro/api';
import { isFailure } from './failure.ts';

/** A phone that changes networks is back within seconds. */
const PAUSES_MS = [1_000, 4_000];
/** The server accepts the old token for 20 seconds from when it first received the call. */
const REPEATED_WITHIN_MS = 18_000;

/** It is unknown whether the server acted: no answer came, or one from something in between. */
const unanswered = (error: unknown) =>
  isFailure(error, 'offline') || isFailure(error, 'timed_out') || isFailure(error, 'unreadable');

/**
 * Makes a call by `attempt`. A call that proves its member is repeated if no answer came, as long
 * as the old token lives. The server then sends the lost answer with the new token, without which
 * the session would end (docs/domain/accounts.md §6). Throws the last attempt's error.
 */
export async function untilAnswered<T>(endpoint: Endpoint, attempt: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const pause = PAUSES_MS[tries];
      if (!endpoint.provesMember || !unanswered(error) || pause === undefined) throw error;
      if (performance.now() - begun + pause > REPEATED_WITHIN_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
