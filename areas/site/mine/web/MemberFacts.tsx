import { formatDate, formatTime, navigate, pageExists, setting, t } from '@palaro/client';
import { isTrialType } from '@palaro/kernel';
import { Card, ListRow, Skeleton } from '@palaro/ui';
import type { ReactNode } from 'react';
import { MEMBER_HOME, memberDay, type MemberInfo } from './mine-site.ts';
import styles from './MemberHome.module.css';
import type { CenterProps } from './use-mine.ts';

const KYC = '/m/kyc';

/** All that the site knows of the account, at `/m/member/home`; nothing elsewhere. */
export function MemberFacts({ mine: { session, info, retryInfo }, here }: CenterProps) {
  if (!session || here !== MEMBER_HOME) return null;
  if (info) return <Facts info={info} />;
  return retryInfo ? null : <Skeleton shape="row" count={4} />;
}

/** Who the member is, since when, how far verified, and when the account was used before. */
function Facts({ info }: { info: MemberInfo }) {
  const joined = t('mine.joined', {
    site: setting('site.name', 'Palaro'),
    day: memberDay(info.regDate),
  });
  return (
    <Card className={styles.facts}>
      <dl>
        <Fact name={t('mine.username')}>{info.account}</Fact>
        <Fact name={t('mine.nickname')}>{info.nickname || t('mine.none')}</Fact>
        {info.vip.shown && <Fact name={t('mine.vip')}>{info.vip.label}</Fact>}
        <Fact name={t('mine.registered')}>
          {formatDate(new Date(info.regDate).toISOString())}
          <span className={styles.small}>{joined}</span>
        </Fact>
        {info.lastLogin && (
          <Fact name={t('mine.last_login')}>
            {formatDate(info.lastLogin.at)}, {formatTime(info.lastLogin.at)}
            <span className={styles.small}>{info.lastLogin.place}</span>
          </Fact>
        )}
      </dl>
      {!isTrialType(info.type) && pageExists(KYC) && (
        <ListRow
          title={t('mine.verification')}
          detail={t(`mine.kyc_${info.kyc as 0 | 1 | 2 | 3}`)}
          onPress={() => navigate(KYC)}
          chevron
        />
      )}
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
