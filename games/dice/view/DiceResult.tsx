import { t } from '@palaro/client';
import type { DiceOutcome } from '../card.ts';
import { rollText } from './odds.ts';
import styles from './result.module.css';

/** Shows a roll in the verifier. */
export function DiceResult({ outcome }: { outcome: unknown }) {
  const { roll, won } = outcome as DiceOutcome;
  const result = t(won ? 'dice.verify_won' : 'dice.verify_lost');
  return <p className={styles.roll}>{t('dice.verify_roll', { roll: rollText(roll), result })}</p>;
}
