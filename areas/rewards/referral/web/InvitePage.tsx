import { isTrial, peso, t, usePages, useSession } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { AccountNeeded, Amount, Card, KeyValues, ListScreen, Skeleton } from '@palaro/ui';
import { referralApi, type Referrals } from '../referral.api.ts';
import { FriendRows, NoFriends } from './Friends.tsx';
import { InviteLink } from './InviteLink.tsx';
import styles from './referral.module.css';

const NOTHING = {};

/** `/m/inviteFriends`: the link, what it brings and asks, and who came with it (REWARD-04). */
export default function InvitePage() {
  return isTrial(useSession()) ? <AccountNeeded /> : <Invite />;
}

function Invite() {
  const pages = usePages(referralApi.referrals, NOTHING);
  const { first } = pages;
  return (
    <div className={styles.page}>
      {/* Drawn anew once all that stands above it is there, instead of being pushed down. */}
      <ListScreen
        key={first ? 'loaded' : 'loading'}
        pages={pages}
        above={first && <Offer of={first} />}
        empty={<NoFriends />}
        skeleton={<Skeleton shape="row" count={6} />}
        failed={t('referral.not_loaded')}
        retryLabel={t('referral.try_again')}
        loadingLabel={t('referral.loading')}
      >
        {(rows) => <FriendRows rows={rows} />}
      </ListScreen>
    </div>
  );
}

/** Everything above the list: sums, link, totals and conditions, before anybody is invited. */
const Offer = ({ of }: { of: Referrals }) => (
  <>
    <Card title={t('referral.link')}>
      {of.stages ? (
        <Sums of={of.stages} />
      ) : (
        <>
          <p className={styles.lead}>{t('referral.not_now')}</p>
          <p className={styles.help}>{t('referral.not_now_help')}</p>
        </>
      )}
      {of.code === null ? (
        <p className={styles.help}>{t('referral.house')}</p>
      ) : (
        <InviteLink code={of.code} />
      )}
    </Card>
    <Card title={t('referral.so_far')}>
      <KeyValues
        rows={[
          { label: t('referral.friends_total'), value: of.totals.friends },
          { label: t('referral.earned_total'), value: <Amount value={of.totals.earned} /> },
        ]}
      />
    </Card>
    {of.conditions.length > 0 && (
      <Card title={t('referral.conditions')}>
        <ul className={styles.conditions}>
          {of.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </Card>
    )}
  </>
);

/** Sums that the stages give, in short. */
const Sums = ({ of }: { of: NonNullable<Referrals['stages']> }) => (
  <>
    <p className={styles.lead}>
      {t('referral.gives', { referrer: peso(of.firstReferrer), invited: peso(of.firstInvited) })}
    </p>
    {compareDecimal(of.secondReferrer, '0') > 0 && (
      <p className={styles.help}>{t('referral.gives_more', { more: peso(of.secondReferrer) })}</p>
    )}
  </>
);
