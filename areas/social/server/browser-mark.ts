import { randomToken } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { ATTEMPT_SECONDS } from './attempts.ts';

const COOKIE = 'pso';

/** The mark by which only the browser that went to a provider comes back from it. */
export const browserOf = (request: { cookie(name: string): string | undefined }) =>
  request.cookie(COOKIE);

/**
 * The mark of the browser that goes, a new one unless it has one, and its cookie. `Lax`, because
 * the provider leads the browser back here.
 */
export function markBrowser(app: App, known: string | undefined) {
  const mark = known ?? randomToken();
  const secure = app.config.production ? '; Secure' : '';
  const rules = `Path=/api/v1/social; Max-Age=${ATTEMPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return { mark, cookie: `${COOKIE}=${mark}; ${rules}` };
}
