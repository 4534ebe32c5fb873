import type { App, RequestInfo } from '@palaro/server';
import { clearGuard, countFailure, findGuards } from './login-guard.repository.ts';

const MINUTE = 60;
const HOUR = 3600;
/** The 10th failure from one address asks every name there for a captcha (accounts.md §3). */
const CAPTCHA_AFTER_PER_ADDRESS = 10;
const ADDRESS_FAILURES_AN_HOUR = 100;

export interface GuardState {
  captchaNeeded: boolean;
  locked: boolean;
}

const accountScope = (account: string) => `account:${account.toLowerCase()}`;

/** The address's scope, or none where the deployment does not count loopback. */
function addressScope(app: App, request: RequestInfo): string | null {
  const exempt = request.loopback && app.site.settings['limits.loopbackExempt'];
  return exempt ? null : `address:${request.ip}`;
}

/** What stands between this account, from this address, and its password. */
export async function readGuard(
  app: App,
  account: string,
  request: RequestInfo,
): Promise<GuardState> {
  const address = addressScope(app, request);
  const scopes = [accountScope(account), ...(address ? [address] : [])];
  const now = app.clock.now();
  const rows = await findGuards(app.db, scopes);
  const live = rows.filter((row) => row.window_until > now);
  const bound = (scope: string) =>
    scope === address ? CAPTCHA_AFTER_PER_ADDRESS : app.site.settings['login.captchaAfter'];
  return {
    captchaNeeded: live.some((row) => row.failures >= bound(row.scope)),
    locked: rows.some((row) => row.locked_until !== null && row.locked_until > now),
  };
}

/** Counts a failed try for the account and the address; says whether the next needs a captcha. */
export async function countLoginFailure(app: App, account: string, request: RequestInfo) {
  const now = app.clock.now();
  const row = await countFailure(app.db, accountScope(account), now, {
    seconds: 15 * MINUTE,
    lockAfter: app.site.settings['login.lockAfter'],
    lockSeconds: 15 * MINUTE,
    lockMaxSeconds: 4 * HOUR,
  });
  const address = addressScope(app, request);
  const perAddress = address
    ? await countFailure(app.db, address, now, {
        seconds: HOUR,
        lockAfter: ADDRESS_FAILURES_AN_HOUR,
        lockSeconds: HOUR,
        lockMaxSeconds: HOUR,
      })
    : null;
  return (
    row.failures >= app.site.settings['login.captchaAfter'] ||
    (perAddress !== null && perAddress.failures >= CAPTCHA_AFTER_PER_ADDRESS)
  );
}

/** A right password ends the account's count; the address keeps its own. */
export const forgetLoginFailures = (app: App, account: string) =>
  clearGuard(app.db, accountScope(account));
