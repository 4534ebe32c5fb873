import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import type { AutoRuleProps } from '../../stage/view/stepped/stepped-game.ts';
import { GUESSES, type HiloRule } from '../auto.ts';
import styles from './hilo.module.css';

/** After how many right guesses autoplay cashes out. */
export function AutoGuesses({ rule, onChange }: AutoRuleProps<HiloRule, object>) {
  return (
    <div>
      <p className={styles.autoText}>{t('hilo.auto_text')}</p>
      <Segmented
        label={t('hilo.auto_guesses')}
        options={GUESSES.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(rule.guesses)}
        onChange={(count) => onChange({ guesses: Number(count) })}
      />
    </div>
  );
}
