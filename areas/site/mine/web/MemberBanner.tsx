import { navigate, setting, t } from '@palaro/client';
import { Avatar, Skeleton, Icon } from '@palaro/ui';
import { ChevronRight } from 'lucide';
import type { MouseEvent } from 'react';
import { bannerTarget, memberDay } from './mine-site.ts';
import type { CenterProps, Mine } from './use-mine.ts';
import styles from './MemberBanner.module.css';

/**
 * The member and the days since joining (MINE-06). Leads to the VIP room or the account's facts.
 */
export function MemberBanner({ mine, here, size }: CenterProps & { size: number }) {
  const { session, info, site } = mine;
  if (!session) return null;
  const target = bannerTarget(site);
  const inside = (
    <>
      <Avatar
        animal={session.userName}
        icon={info?.icon}
        picture={info?.iconUrl}
        size={size}
        className={styles.avatar}
      />
      <span className={styles.text}>
        <span className={styles.name}>{nameOf(mine) ?? session.userName}</span>
        <Joined mine={mine} />
      </span>
    </>
  );
  // A link to the page that is open would do nothing.
  if (target === here) return <div className={styles.banner}>{inside}</div>;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    navigate(target);
  };
  return (
    <a className={styles.banner} href={target} onClick={go}>
      {inside}
      <Icon of={ChevronRight} size={20} aria-hidden className={styles.chevron} />
    </a>
  );
}

/** The account's name, after the nickname if there is one (MINE-06). */
function nameOf({ info }: Mine): string | undefined {
  return info?.nickname ? `${info.nickname} · ${info.account}` : info?.account;
}

/** One line high in every state, so that nothing below moves when the data arrives. */
function Joined({ mine: { info, retryInfo } }: { mine: Mine }) {
  if (info) {
    const site = setting('site.name', 'Palaro');
    return (
      <span className={styles.since}>
        {t('mine.joined', { site, day: memberDay(info.regDate) })}
      </span>
    );
  }
  if (retryInfo) return <span className={styles.since}>{t('mine.info_unread')}</span>;
  return (
    <span className={styles.since}>
      <Skeleton className={styles.bone} />
    </span>
  );
}
