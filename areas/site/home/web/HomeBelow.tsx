import { WinnerBoard } from '@palaro/catalogue/web';
import { t } from '@palaro/client';
import { Card } from '@palaro/ui';
import styles from './HomeBelow.module.css';
import { HomeBlocks } from './HomeBlocks.tsx';
import { HomeCounter } from './HomeCounter.tsx';
import { HomeMatches } from './HomeMatches.tsx';
import { HomeNotices } from './HomeNotices.tsx';

/** The part below the games, loaded separately: matches, pinned notices, wins, the
 * operators' blocks, the counter. */
export default function HomeBelow() {
  return (
    <>
      <HomeMatches />
      <HomeNotices />
      <Card className={`${styles.block} ${styles.winners}`} title={t('home.winners')}>
        <WinnerBoard />
      </Card>
      <HomeBlocks />
      <HomeCounter />
    </>
  );
}
