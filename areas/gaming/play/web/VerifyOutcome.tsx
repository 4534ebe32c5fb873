import { formatAmount, t } from '@palaro/client';
import type { GameVerifier } from '@palaro/games/stage';
import { Amount, Card } from '@palaro/ui';
import type { DrawnAgain } from './draw-again.ts';
import styles from './VerifyPage.module.css';

interface VerifyOutcomeProps {
  drawn: DrawnAgain;
  verifier: GameVerifier;
}

/** The outcome of the seeds, drawn as in the game, and its payout for the stake. */
export function VerifyOutcome({ drawn, verifier: { Result } }: VerifyOutcomeProps) {
  const { outcome, money, version } = drawn;
  return (
    <Card title={t('play.verify_outcome')}>
      <Result outcome={outcome} version={version} />
      {money ? (
        <p className={styles.payout}>
          <span>{t('play.verify_payout', { stake: `₱${formatAmount(money.stake)}` })}</span>
          <Amount value={money.payout} size="lg" tone="gold" />
        </p>
      ) : (
        <p className={styles.notice}>{t('play.verify_stake_bad')}</p>
      )}
    </Card>
  );
}
