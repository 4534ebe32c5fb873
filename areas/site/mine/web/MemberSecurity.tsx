import { SecuritySummary } from '@palaro/profile/web';
import styles from './MemberHome.module.css';

/** How the account is secured. */
export default function MemberSecurity() {
  return (
    <div className={styles.security}>
      <SecuritySummary />
    </div>
  );
}
