import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Check } from 'lucide';
import type { Round } from '../round-state.ts';
import styles from './one-step.module.css';

interface LastResultsProps<Outcome> {
  history: readonly Round<Outcome>[];
  textOf(outcome: Outcome): string;
}

/** The last results in a strip, newest first; wins have a tick besides their colour. */
export function LastResults<Outcome extends { won: boolean }>(props: LastResultsProps<Outcome>) {
  return (
    <ol className={styles.history} aria-label={t('stage.last_results')}>
      {props.history.map(({ roundId, outcome }) => (
        <li key={roundId} data-won={outcome.won || undefined}>
          {outcome.won && <Icon of={Check} aria-hidden size={13} strokeWidth={3.4} />}
          {props.textOf(outcome)}
          <span className="sr-only">{t(outcome.won ? 'stage.last_won' : 'stage.result_none')}</span>
        </li>
      ))}
    </ol>
  );
}
