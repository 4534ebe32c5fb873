import { HOME, navigate, t, useSession } from '@palaro/client';
import { useEffect, useState } from 'react';
import { ChangeForm } from './ChangeForm.tsx';
import styles from './Passwords.module.css';

/** Changes the member's password, also a first or expired one (FGT-04). */
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
    </div>
  );
}
