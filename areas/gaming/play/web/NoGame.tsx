import { goBack, t } from '@palaro/client';
import { Button, EmptyState } from '@palaro/ui';
import styles from './GamePage.module.css';

/** Stands where a game would be; `title` says why there is none. */
export const NoGame = ({ title }: { title: string }) => (
  <div className={styles.page} data-theme="dark">
    <EmptyState
      drawing="no-games"
      title={title}
      action={<Button onClick={() => goBack()}>{t('play.game_back')}</Button>}
    />
  </div>
);
