import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Check } from 'lucide';
import { winKind } from '../money-text.ts';
import { spokenResult } from '../RoundLine.tsx';
import type { Round } from '../round-state.ts';
import styles from './one-step.module.css';

interface LastResultsProps<Outcome> {
  history: readonly Round<Outcome>[];
  textOf(outcome: Outcome): string;
}

/**
 * The last results in a strip, newest first; wins above the stake have a tick besides their colour.
 */
export function LastResults<Outcome>({ history, textOf }: LastResultsProps<Outcome>) {
  return (
    <ol className={styles.history} aria-label={t('stage.last_results')}>
      {history.map(({ roundId, outcome, stake, payout }) => {
        const won = winKind(stake, payout) === 'win';
        return (
          <li key={roundId} data-won={won || undefined}>
            {won && <Icon of={Check} aria-hidden size={13} strokeWidth={3.4} />}
            <span>{textOf(outcome)}</span>
            <span className="sr-only">{spokenResult(stake, payout)}</span>
          </li>
        );
      })}
    </ol>
  );
}
