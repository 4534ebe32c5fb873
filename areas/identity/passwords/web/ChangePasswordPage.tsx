import { askSignOut } from '@palaro/accounts/web';
import { HOME, mustChangePassword, navigate, t, useSession } from '@palaro/client';
import { Button } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { ChangeForm } from './ChangeForm.tsx';
import styles from './Passwords.module.css';

/**
 * Changes the member's password (FGT-04). A first or expired one must be changed before anything
 * else (LOGIN-09), so the only other way on is to sign out.
 */
export default function ChangePasswordPage() {
  const session = useSession();
  const [first] = useState(session?.firstTimeLogin === true);
  useEffect(() => {
    if (!session) navigate(HOME, { replace: true });
  }, [session]);
  if (!session) return null;
  return (
    <div className={styles.page}>
      <p className={styles.help}>{t(first ? 'passwords.first_help' : 'passwords.change_help')}</p>
      <ChangeForm userName={session.userName} />
      {mustChangePassword(session) && (
        <Button wide onClick={askSignOut}>
          {t('accounts.sign_out')}
        </Button>
      )}
    </div>
  );
}
