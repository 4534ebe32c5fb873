import { setTimeout as pause } from 'node:timers/promises';

/** The result of `work`, or `late` if it takes longer than `ms`; the work itself goes on. */
export async function within<T, L>(ms: number, work: Promise<T>, late: L): Promise<T | L> {
  const ended = new AbortController();
  const limit = pause(ms, late, { signal: ended.signal, ref: false }).catch(() => late);
  try {
    return await Promise.race([work, limit]);
  } finally {
    ended.abort();
  }
}
