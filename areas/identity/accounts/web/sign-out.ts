import { call, currentSession, endSession, HOME, navigate, t } from '@palaro/client';
import { dismissToasts, toast, TOAST_LOADING_SHORT_S } from '@palaro/ui';
import { accountsApi } from '../accounts.api.ts';
import { dropSavedLogin } from './saved-login.ts';

const MS = 1_000;

/**
 * Logs out (FGT-06). The session is deleted here whatever the server answers: a member who taps
 * this must not stay logged in or saved on the device. Ends on home.
 */
export async function signOut(): Promise<void> {
  dropSavedLogin();
  if (!currentSession()) return navigate(HOME, { replace: true });
  toast(t('accounts.signing_out'), { kind: 'loading', seconds: TOAST_LOADING_SHORT_S });
  try {
    await call(accountsApi.logout, {}, { timeoutMs: TOAST_LOADING_SHORT_S * MS });
  } catch {
    // The server lets the token run out by itself; below it is deleted from this device.
  }
  dismissToasts();
  endSession();
  navigate(HOME, { replace: true });
}
