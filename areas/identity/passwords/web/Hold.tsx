import { setting, t } from '@palaro/client';
import { Clock3 } from 'lucide';
import { Icon } from '@palaro/ui';
import styles from './Passwords.module.css';

/** Warns before a reset that withdrawals are held afterwards; draws nothing where they are not. */
export function Hold() {
  const hours = setting('hold.resetHours', 0);
  if (hours === 0) return null;
  return (
    <p className={styles.note}>
      <Icon of={Clock3} size={16} aria-hidden />
      <span>{t('passwords.hold', { hours })}</span>
    </p>
  );
}
