import { isTrial, navigate, pageExists, t } from '@palaro/client';
import { SecuritySummary } from '@palaro/profile/web';
import { Button } from '@palaro/ui';
import { MEMBER_HOME } from './mine-site.ts';
import styles from './MemberHome.module.css';
import type { CenterProps } from './use-mine.ts';

const REGISTER = '/m/register';

/** How the account is secured, at `/m/member/home`; nothing for a guest and elsewhere. */
export function MemberSecurity({ mine: { session }, here }: CenterProps) {
  if (!session || here !== MEMBER_HOME) return null;
  return (
    <div className={styles.security}>{isTrial(session) ? <OwnAccount /> : <SecuritySummary />}</div>
  );
}

/** Play money has nothing to secure; what it could have is an account of one's own. */
const OwnAccount = () =>
  pageExists(REGISTER) ? (
    <Button tone="gold" size="lg" wide onClick={() => navigate(REGISTER)}>
      {t('mine.own_account')}
    </Button>
  ) : null;
