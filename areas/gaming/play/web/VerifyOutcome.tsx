import { currentLanguage, formatAmount, t } from '@palaro/client';
import type { GameVerifier } from '@palaro/games/stage';
import { inLanguage } from '@palaro/kernel';
import { Amount, Card } from '@palaro/ui';
import type { DrawnAgain } from './draw-again.ts';
import { VERDICT_TEXTS, type Verdict } from './verdict.ts';
import styles from './VerifyPage.module.css';

interface VerifyOutcomeProps {
  drawn: DrawnAgain;
  verdict: Verdict;
  verifier: GameVerifier;
}

/** The verdict in a sentence, then the outcome as drawn in the game and its payout. */
export function VerifyOutcome({ drawn, verdict, verifier: { game, Result } }: VerifyOutcomeProps) {
  const { outcome, money, version } = drawn;
  return (
    <Card title={inLanguage(game.card.name, currentLanguage())}>
      <p className={styles[verdict]}>{t(VERDICT_TEXTS[verdict])}</p>
      <Result outcome={outcome} version={version} />
      {verdict === 'void' ? null : money ? (
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
