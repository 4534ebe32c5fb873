import { call, currentSession, endSession, HOME, navigate, t } from '@palaro/client';
import { dismissToasts, toast, TOAST_LOADING_SHORT_S } from '@palaro/ui';
import { accountsApi } from '../accounts.api.ts';
import { dropSavedLogin } from './saved-login.ts';

const MS = 1_000;

/**
 * Logs out (FGT-06): tells the server, and forgets the session here whatever it answers, because a
 * member who taps this must not stay logged in on the device, nor saved on it. Ends on home.
 */
export async function signOut(): Promise<void> {
  dropSavedLogin();
  if (!currentSession()) return navigate(HOME, { replace: true });
  toast(t('accounts.signing_out'), { kind: 'loading', seconds: TOAST_LOADING_SHORT_S });
  try {
    await call(accountsApi.logout, {}, { timeoutMs: TOAST_LOADING_SHORT_S * MS });
  } catch {
    // The token dies by itself on the server; it is gone from here below.
  }
  dismissToasts();
  endSession();
  navigate(HOME, { replace: true });
}
