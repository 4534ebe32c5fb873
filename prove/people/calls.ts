import { HEADERS } from '@palaro/api';
import { setTimeout as pause } from 'node:timers/promises';
import { LOCK_SECONDS } from '../../areas/identity/step-up/step-up.limits.ts';

const ANSWER_MS = 15_000;
const AGAIN_MS = 100;

/**
 * A guess whose site died before its check counts as a wrong one, and a member whose site dies five
 * times is locked. Then the clock is moved to the end of the lock.
 */
const AFTER_THE_LOCK = {
  method: 'POST',
  path: '/sandbox/clock',
  body: { advanceSeconds: LOCK_SECONDS },
} as const;

export interface Answer {
  status: number;
  code?: string;
  value: never;
  headers: Headers;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** One call; null where no answer came, or one that says nothing of what was done. */
export async function call(url: string, { method, path, headers, body }: Call) {
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        [HEADERS.language]: 'EN',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { status, headers: told } = response;
    const answer = { status, headers: told, ...((await response.json()) as object) } as Answer;
    if (answer.code === 'payment_password_locked') await call(url, AFTER_THE_LOCK);
    const again = status >= 500 || status === 429 || answer.code === 'idempotency_in_progress';
    return again ? null : answer;
  } catch {
    return null;
  }
}

/** Repeats a call, as a page does while its site is away, until it is answered. */
export async function untilAnswered(url: string, sent: Call): Promise<Answer> {
  return until(() => call(url, sent));
}

/** Repeats what is tried until it gives something. */
export async function until<T>(attempt: () => Promise<T | null | false>): Promise<T> {
  for (;;) {
    const done = await attempt();
    if (done !== null && done !== false) return done;
    await pause(AGAIN_MS);
  }
}
