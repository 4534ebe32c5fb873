import { randomToken } from '@palaro/kernel';
import { cookieText, type App } from '@palaro/server';
import { ATTEMPT_SECONDS } from './attempts.ts';

const COOKIE = 'pso';
const PATH = '/api/v1/social';

/** The mark that shows that the browser which comes back is the one that was sent. */
export const browserOf = (request: { cookie(name: string): string | undefined }) =>
  request.cookie(COOKIE);

/**
 * The browser's mark, a new one if it has none, and its cookie. `Lax`, because the provider sends
 * the browser back here.
 */
export function markBrowser(app: App, known: string | undefined) {
  const mark = known ?? randomToken();
  const cookie = { value: mark, path: PATH, seconds: ATTEMPT_SECONDS, sameSite: 'Lax' } as const;
  return { mark, cookie: cookieText(app, COOKIE, cookie) };
}
