import { formatDate, formatTime, navigate, pageExists, setting, t } from '@palaro/client';
import { Card, ListRow, Skeleton } from '@palaro/ui';
import type { ReactNode } from 'react';
import { MEMBER_HOME, memberDay, type MemberInfo } from './mine-site.ts';
import styles from './MemberHome.module.css';
import type { CenterProps } from './use-mine.ts';

const KYC = '/m/kyc';

/** All that the site knows of the account, at `/m/member/home`; nothing elsewhere. */
export function MemberFacts({ mine: { session, info, retryInfo }, here }: CenterProps) {
  if (!session || here !== MEMBER_HOME) return null;
  return retryInfo ? null : <Facts info={info} />;
}

/**
 * Facts: who the member is, since when, how far verified, and when the account was used before.
 * While it loads each line keeps its place.
 */
function Facts({ info }: { info: MemberInfo | undefined }) {
  return (
    <Card className={styles.facts}>
      <dl>
        <Fact name={t('mine.username')}>{info?.account ?? BONE}</Fact>
        <Fact name={t('mine.nickname')}>{info ? info.nickname || t('mine.none') : BONE}</Fact>
        {info?.vip.shown && <Fact name={t('mine.vip')}>{info.vip.label}</Fact>}
        <Registered info={info} />
        <LastLogin info={info} />
      </dl>
      {pageExists(KYC) && (
        <ListRow
          title={t('mine.verification')}
          detail={info ? t(`mine.kyc_${info.kyc as 0 | 1 | 2 | 3}`) : BONE}
          onPress={() => navigate(KYC)}
          chevron
        />
      )}
    </Card>
  );
}

const BONE = <Skeleton className={styles.bone} />;

function Registered({ info }: { info: MemberInfo | undefined }) {
  const site = setting('site.name', 'Palaro');
  return (
    <Fact name={t('mine.registered')}>
      <span>{info ? formatDate(new Date(info.regDate).toISOString()) : BONE}</span>
      <span className={styles.small}>
        {info ? t('mine.joined', { site, day: memberDay(info.regDate) }) : BONE}
      </span>
    </Fact>
  );
}

/** When the account was used before; nothing at the first login. */
function LastLogin({ info }: { info: MemberInfo | undefined }) {
  if (info && !info.lastLogin) return null;
  const last = info?.lastLogin;
  return (
    <Fact name={t('mine.last_login')}>
      <span>{last ? `${formatDate(last.at)}, ${formatTime(last.at)}` : BONE}</span>
      <span className={styles.small}>{last?.place ?? BONE}</span>
    </Fact>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
