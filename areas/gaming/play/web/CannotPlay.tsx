import { goBack, t } from '@palaro/client';
import { Button, EmptyState } from '@palaro/ui';
import type { ReactNode } from 'react';
import styles from './GamePage.module.css';

/** Shown instead of a game: says why this browser cannot play it, before any stake. */
export const CannotPlay = ({ children }: { children: ReactNode }) => (
  <div className={styles.page} data-theme="dark">
    <EmptyState
      drawing="no-games"
      title={t('play.game_cannot_play')}
      action={<Button onClick={() => goBack()}>{t('play.game_back')}</Button>}
    >
      {children}
    </EmptyState>
  </div>
);
