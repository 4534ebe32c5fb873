import { GameBar } from '@palaro/catalogue/web';
import { goBack, t } from '@palaro/client';
import { PlayMoney } from '@palaro/wallet/web';
import { Amount, Icon, IconButton } from '@palaro/ui';
import { Menu as MenuIcon } from 'lucide';
import type { ReactNode } from 'react';
import styles from './GamePage.module.css';
import { SoundToggle } from './SoundToggle.tsx';

interface FrameBarProps {
  name: string;
  freePlay: boolean;
  /** A decimal string; null while unknown. */
  balance: string | null;
  /** Stands where the balance is, for a guest, who has none. */
  watching?: string | null;
  onMenu(): void;
  /** Further controls before sound and menu. */
  children?: ReactNode;
}

/** The bar over a game: back, name, balance, sound and menu. */
export function FrameBar(props: FrameBarProps) {
  const { name, freePlay, balance, watching = null, onMenu, children } = props;
  return (
    <GameBar
      name={name}
      freePlay={freePlay}
      onBack={() => goBack()}
      below={
        <p className={styles.balance}>
          {watching ?? (
            <>
              <span className="sr-only">{t('play.game_balance')}</span>
              {balance === null ? <span>…</span> : <Amount value={balance} />}{' '}
              <PlayMoney freePlay={freePlay} />
            </>
          )}
        </p>
      }
    >
      {children}
      <SoundToggle />
      <IconButton
        label={t('play.game_menu')}
        icon={<Icon of={MenuIcon} size={22} />}
        onClick={onMenu}
      />
    </GameBar>
  );
}
