import { plusSeconds } from '@palaro/kernel';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import { noteUse, oldestUse } from './use-count.repository.ts';

interface CountedUse {
  /** What is counted: `what/whom`, for instance `register/ip:203.0.113.7`; see `addressOf`. */
  scope: string;
  /** At most this many in any period of `seconds`; a few hundred at most. */
  max: number;
  seconds: number;
  /** Give it where the scope is an address or a browser: loopback may be exempt from those. */
  request?: RequestInfo;
}

/**
 * Counts a use in PostgreSQL, exactly, over all nodes and for simultaneous callers. Throws
 * `too_many_requests` with the seconds until the next one is allowed; refused uses do not count.
 * Callers of this machine are exempt where `limits.loopbackExempt` says so
 * (docs/domain/accounts.md §10).
 */
export async function countUse(app: App, use: CountedUse): Promise<void> {
  const { request, ...limit } = use;
  if (request?.loopback && app.site.settings['limits.loopbackExempt']) return;
  const now = app.clock.now();
  if (await noteUse(app.db, limit, now)) return;
  const oldest = (await oldestUse(app.db, limit, now)) ?? now;
  const waitMs = plusSeconds(oldest, limit.seconds).getTime() - now.getTime();
  throw refuse('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
