import { navigate, t, useSession } from '@palaro/client';
import { useUnclaimed } from '@palaro/promotions/web';
import { CountBadge, toast, Icon } from '@palaro/ui';
import { CalendarHeart, CircleUserRound, Gift, House, Wallet } from 'lucide';
import type { MouseEvent } from 'react';
import { footerEntries, footerTarget, type FooterEntry } from './footer-entries.ts';
import styles from './Footer.module.css';

const ICONS: Record<FooterEntry['id'], typeof House> = {
  home: House,
  activity: CalendarHeart,
  deposit: Wallet,
  invite: Gift,
  members: CircleUserRound,
};

/** The footer menu of APP-09. An entry shows if its screen exists (FTR-01). */
export default function Footer({ path }: { path: string }) {
  return (
    <nav className={styles.footer} aria-label={t('shell.main_menu')}>
      <ul className={styles.list}>
        {footerEntries().map((entry) => (
          <Entry key={entry.id} entry={entry} current={path === entry.page} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, current }: { entry: FooterEntry; current: boolean }) {
  const session = useSession();
  const icon = ICONS[entry.id];
  const open = (event: MouseEvent) => {
    event.preventDefault();
    const target = footerTarget(entry, session);
    if ('refuse' in target) toast(t(target.refuse), { kind: 'notice' });
    else navigate(target.go);
  };
  return (
    <li className={styles.item}>
      <a
        href={entry.page}
        className={entry.id === 'deposit' ? `${styles.entry} ${styles.raised}` : styles.entry}
        aria-current={current ? 'page' : undefined}
        onClick={open}
      >
        <Icon of={icon} size={24} aria-hidden />
        <span>{t(entry.label)}</span>
        {entry.id === 'members' && <Unclaimed />}
      </a>
    </li>
  );
}

/** How many awards wait for the member; nothing at none (FTR-04). */
const Unclaimed = () => (
  <span className={styles.unclaimed}>
    <CountBadge count={useUnclaimed()} label={t('shell.unclaimed')} />
  </span>
);
