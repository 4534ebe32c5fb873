import { accountsApi } from '@palaro/accounts/api';
import { enterSession, holdName, holdPassword } from '@palaro/accounts/web';
import { call, LOGIN, navigate, t } from '@palaro/client';
import { dismissToasts, toast, TOAST_SUCCESS_SHORT_S } from '@palaro/ui';

/**
 * Logs in with the name from the reset's answer and the new password (FGT-07). If the login asks
 * for more, such as a second factor, the login page goes on from here.
 */
export async function enterAfterReset(username: string, password: string): Promise<void> {
  try {
    const body = { type: 'username' as const, username, password };
    const answer = await call(accountsApi.login, { body });
    dismissToasts();
    const address = enterSession(answer, null);
    holdPassword(answer.userName, password);
    toast(t('passwords.saved'), { kind: 'success', seconds: TOAST_SUCCESS_SHORT_S });
    navigate(address, { replace: true });
  } catch {
    dismissToasts();
    holdName(username);
    toast(t('passwords.reset_done'), { kind: 'notice' });
    navigate(LOGIN, { replace: true });
  }
}
