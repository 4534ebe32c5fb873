import { isTrial, navigate, pageExists, t, useSession } from '@palaro/client';
import { SecuritySummary } from '@palaro/profile/web';
import { Avatar, Button, Skeleton } from '@palaro/ui';
import { GuestPrompt } from './GuestPrompt.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MEMBER_HOME, type MemberInfo } from './mine-site.ts';
import { useMemberInfo } from './use-mine.ts';
import styles from './MemberHome.module.css';

const REGISTER = '/m/register';
const FACE = 88;

/** `/m/member/home`: the member's profile, all that the site knows of the account (MINE-06). */
export default function MemberHomePage() {
  const session = useSession();
  const { info, retryInfo } = useMemberInfo();
  if (!session) return <GuestPrompt here={MEMBER_HOME} />;
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Head account={session.userName} info={info} />
        {info && <MemberFacts info={info} />}
        {!info && retryInfo && (
          <Button wide onClick={retryInfo}>
            {t('mine.try_again')}
          </Button>
        )}
        {!info && !retryInfo && <Skeleton shape="row" count={4} />}
      </div>
      <div className={styles.main}>{isTrial(session) ? <OwnAccount /> : <SecuritySummary />}</div>
    </div>
  );
}

function Head({ account, info }: { account: string; info: MemberInfo | undefined }) {
  return (
    <header className={styles.head}>
      <Avatar
        animal={account}
        icon={info?.icon}
        picture={info?.iconUrl}
        size={FACE}
        className={styles.face}
      />
      <p className={styles.name}>{info?.nickname || account}</p>
      {info?.vip.shown && <p className={styles.since}>{info.vip.label}</p>}
    </header>
  );
}

/** Play money has nothing to secure; what it could have is an account of one's own. */
const OwnAccount = () =>
  pageExists(REGISTER) ? (
    <Button tone="gold" size="lg" wide onClick={() => navigate(REGISTER)}>
      {t('mine.own_account')}
    </Button>
  ) : null;
