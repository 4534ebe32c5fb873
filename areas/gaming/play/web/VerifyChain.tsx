import { t } from '@palaro/client';
import { groupDecimal } from '@palaro/kernel';
import { Card } from '@palaro/ui';
import type { ChainWalk } from './use-chain-walk.ts';
import styles from './VerifyPage.module.css';

/** How far the walk back to the chain's first hash has come, and where it led. */
export function VerifyChain({ walk: { steps, done, linked } }: { walk: ChainWalk }) {
  const count = { done: groupDecimal(String(done), 0), steps: groupDecimal(String(steps), 0) };
  return (
    <Card title={t('play.verify_chain')}>
      {linked === null && (
        <>
          <p className={styles.notice}>{t('play.verify_chain_walking', count)}</p>
          <progress
            className={styles.walk}
            value={done}
            max={steps}
            aria-label={t('play.verify_chain')}
          />
        </>
      )}
      <div role="status">
        {linked === true && (
          <p className={styles.equal}>✓ {t('play.verify_chain_linked', count)}</p>
        )}
        {linked === false && (
          <p className={styles.unequal}>✗ {t('play.verify_chain_unlinked', count)}</p>
        )}
      </div>
    </Card>
  );
}
