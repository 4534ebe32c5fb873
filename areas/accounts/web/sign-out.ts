import { call, currentSession, endSession, HOME, navigate, t } from '@palaro/client';
import { dismissToasts, toast } from '@palaro/ui';
import { accountsApi } from '../accounts.api.ts';
import { SIGN_OUT_LOADING_S } from '../accounts.limits.ts';

const MS = 1_000;

/**
 * Logs out (FGT-06): tells the server, and forgets the session here whatever it answers, because a
 * member who taps this must not stay logged in on the device. Ends on home.
 */
export async function signOut(): Promise<void> {
  if (!currentSession()) return navigate(HOME, { replace: true });
  toast(t('accounts.signing_out'), { kind: 'loading', seconds: SIGN_OUT_LOADING_S });
  try {
    await call(accountsApi.logout, {}, { timeoutMs: SIGN_OUT_LOADING_S * MS });
  } catch {
    // The token dies by itself on the server; it is gone from here below.
  }
  dismissToasts();
  endSession();
  navigate(HOME, { replace: true });
}
