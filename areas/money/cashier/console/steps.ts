import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import type { HistoryEntry } from '@palaro/desk';
import { byText, reasonWords } from './words.ts';

interface Step {
  state: string;
  reason: string | null;
  by: string;
  at: string;
}

/** The steps of an order as sentences, the newest first. */
export const entriesOf = (kind: 'deposit' | 'withdrawal', steps: readonly Step[]): HistoryEntry[] =>
  steps
    .map(({ state, reason, by, at }, step) => ({
      key: `${step}`,
      at,
      reason: reason && reasonWords(reason),
      said: t('cashier-console.step', {
        state: t(`cashier-console.${kind}.${state}` as TextKey) || state,
        by: byText(by),
      }),
    }))
    .reverse();
