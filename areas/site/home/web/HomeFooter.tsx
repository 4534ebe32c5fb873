import type { TextKey } from '@palaro/api';
import { pageExists, setting, t } from '@palaro/client';
import { Link } from 'wouter';
import { gameCountText } from './game-count.ts';
import styles from './HomePage.module.css';

/** Links that a visitor at the end of the page may look for. */
const WAYS: readonly (readonly [address: string, name: TextKey])[] = [
  ['/m/help', 'shell.help'],
  ['/m/service', 'home.service_chat'],
  ['/m/useragreement', 'home.agreement'],
];

/**
 * The end of the page: the number of games, further links, the minimum age and a note on safe play.
 */
export function HomeFooter({ games }: { games: number }) {
  const age = setting('site.minAge', 21);
  const licence = setting('site.licence', '');
  return (
    <footer className={styles.footer}>
      {games > 0 && <p className={styles.count}>{gameCountText(games)}</p>}
      <nav aria-label={t('home.about')} className={styles.links}>
        {WAYS.filter(([address]) => pageExists(address)).map(([address, name]) => (
          <Link key={address} href={address}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <p className={styles.adults}>
        <span className={styles.age} aria-hidden>
          {`${age}+`}
        </span>
        <span>{t('home.adults_only', { age })}</span>
      </p>
      <p>{t('home.responsible')}</p>
      {licence && <p>{licence}</p>}
    </footer>
  );
}
