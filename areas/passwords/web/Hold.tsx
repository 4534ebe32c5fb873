import { setting, t } from '@palaro/client';
import { Clock3 } from 'lucide-react';
import styles from './Passwords.module.css';

/** Said before a reset: withdrawals wait afterwards; nothing where the deployment has no wait. */
export function Hold() {
  const hours = setting('hold.resetHours', 0);
  if (hours === 0) return null;
  return (
    <p className={styles.note}>
      <Clock3 size={16} aria-hidden />
      <span>{t('passwords.hold', { hours })}</span>
    </p>
  );
}
