import { t, useOnline } from '@palaro/client';
import { Icon, IconButton, OfflineBanner } from '@palaro/ui';
import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import styles from './GameBar.module.css';

interface GameBarProps {
  /** The game's name. */
  name?: string;
  /** The line below the name: the balance, or that it is play money. */
  below?: ReactNode;
  /** A line under the bar, so that nobody takes play money for real money. */
  freePlay?: boolean;
  onBack(): void;
  /** Further controls at the right; before the game is open, a heading for screen readers. */
  children?: ReactNode;
}

/**
 * The one bar above a game, of the house or of a vendor. Below it a lost connection is said, where
 * it takes room of its own and covers nothing.
 */
export function GameBar({ name, below, freePlay, onBack, children }: GameBarProps) {
  const online = useOnline();
  return (
    <>
      <header className={freePlay ? `${styles.bar} ${styles.free}` : styles.bar}>
        <IconButton
          label={t('catalogue.back')}
          icon={<Icon of={ArrowLeft} size={22} />}
          onClick={onBack}
        />
        <div className={styles.title}>
          {name !== undefined && <h1 className={styles.name}>{name}</h1>}
          {below}
        </div>
        {children}
      </header>
      <OfflineBanner offline={!online}>{t('catalogue.offline')}</OfflineBanner>
    </>
  );
}
