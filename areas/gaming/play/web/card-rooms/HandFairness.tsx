import { navigate, pageExists, t } from '@palaro/client';
import { Button, Card } from '@palaro/ui';
import styles from '../FairnessPanel.module.css';
import { FairnessPanel } from '../FairnessPanel.tsx';
import { VERIFY_PATH } from '../verify-address.ts';

/** How a hand between members is committed; the player's own seed has its part in it. */
export const HandFairness = ({ freePlay }: { freePlay: string | null }) => (
  <>
    <Card tone="plain" title={t('play.hand_title')}>
      <p className={styles.text}>{t('play.hand_intro')}</p>
      {pageExists(VERIFY_PATH) && (
        <Button wide onClick={() => navigate(VERIFY_PATH)}>
          {t('play.verify_title')}
        </Button>
      )}
    </Card>
    <FairnessPanel freePlay={freePlay} />
  </>
);
