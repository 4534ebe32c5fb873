import type { Endpoint } from '@palaro/api';
import { isFailure } from './failure.ts';

/** A phone between two networks is back within one second or a few. */
const PAUSES_MS = [1_000, 4_000];
/** The server takes the token of before for 20 seconds from when it first heard the call. */
const REPEATED_WITHIN_MS = 18_000;

/** Nobody knows whether the server did it: no answer came, or one of something in between. */
const unanswered = (error: unknown) =>
  isFailure(error, 'offline') || isFailure(error, 'timed_out') || isFailure(error, 'unreadable');

/**
 * Makes a call by `attempt`. One that proves its member is made again where no answer came, as long
 * as the old token lives: the server gives the lost answer, and with it the token without which the
 * session would end (accounts.md §6). Throws what the last attempt threw.
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
