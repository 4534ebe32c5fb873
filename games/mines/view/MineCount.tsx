import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Minus, Plus } from 'lucide';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import { MINES } from '../card.ts';
import styles from './mines.module.css';

export interface MinesChoice {
  mines: number;
}

const OFTEN = [1, 3, 5, 10, 24];

/** How many mines are hidden: one fewer or more, and the counts that are chosen often. */
export function MineCount({ choice, disabled, onChange }: ChoicesProps<MinesChoice>) {
  const { mines } = choice;
  const to = (count: number) => onChange({ mines: count });
  return (
    <div className={styles.count} role="group" aria-label={t('mines.mines')}>
      <button
        type="button"
        className={styles.nudge}
        aria-label={t('mines.fewer')}
        disabled={disabled || mines === MINES.min}
        onClick={() => to(mines - 1)}
      >
        <Icon of={Minus} aria-hidden size={20} />
      </button>
      <output className={styles.countValue}>{t('mines.mines_count', { count: mines })}</output>
      <button
        type="button"
        className={styles.nudge}
        aria-label={t('mines.more')}
        disabled={disabled || mines === MINES.max}
        onClick={() => to(mines + 1)}
      >
        <Icon of={Plus} aria-hidden size={20} />
      </button>
      <span className={styles.often}>
        {OFTEN.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={t('mines.mines_count', { count })}
            aria-pressed={count === mines}
            disabled={disabled}
            onClick={() => to(count)}
          >
            {count}
          </button>
        ))}
      </span>
    </div>
  );
}
