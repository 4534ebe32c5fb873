import { setting, t } from '@palaro/client';
import { gameCountText } from './game-count.ts';
import styles from './HomePage.module.css';

/** The page's end: how many games there are, the age and a word on playing. */
export function HomeFooter({ games }: { games: number }) {
  const age = setting('site.minAge', 21);
  return (
    <footer className={styles.footer}>
      {games > 0 && <p className={styles.count}>{gameCountText(games)}</p>}
      <p className={styles.adults}>
        <span className={styles.age} aria-hidden>
          {age}+
        </span>
        <span>{t('home.adults_only', { age })}</span>
      </p>
      <p>{t('home.responsible')}</p>
    </footer>
  );
}
