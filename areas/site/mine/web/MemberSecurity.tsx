import { SecuritySummary } from '@palaro/profile/web';
import { MEMBER_HOME } from './mine-site.ts';
import styles from './MemberHome.module.css';
import type { CenterProps } from './use-mine.ts';

/** How the account is secured, at `/m/member/home`; nothing for a guest and elsewhere. */
export const MemberSecurity = ({ mine: { session }, here }: CenterProps) =>
  session && here === MEMBER_HOME ? (
    <div className={styles.security}>
      <SecuritySummary />
    </div>
  ) : null;
