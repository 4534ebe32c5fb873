import { holdPassword, renewSavedLogin } from '@palaro/accounts/web';
import type { Reply } from '@palaro/api';
import { currentSession, HOME, navigate, startSession, t, writeStored } from '@palaro/client';
import { toast, TOAST_SUCCESS_SHORT_S } from '@palaro/ui';
import type { passwordsApi } from '../passwords.api.ts';
import { CHANGED_REDIRECT_MS } from '../passwords.limits.ts';

/**
 * Stores what a change brought (FGT-04): the session's new token, the new password in memory only,
 * and this device's saved login, if it has one.
 */
export function keepChange(
  { token, remember }: Reply<typeof passwordsApi.change>,
  password: string,
): void {
  const session = currentSession();
  if (!session) return;
  const { passwordExpired: _done, ...kept } = session;
  startSession({ ...kept, token, firstTimeLogin: false });
  holdPassword(session.userName, password);
  writeStored('PSW', null);
  if (remember) renewSavedLogin(remember);
}

/** 'Change saved' for a second, then home. */
export function leaveAfterChange() {
  toast(t('passwords.saved'), { kind: 'success', seconds: TOAST_SUCCESS_SHORT_S });
  return setTimeout(() => navigate(HOME, { replace: true }), CHANGED_REDIRECT_MS);
}
