import { t } from '@palaro/client';
import type { AutoRuleProps } from '../../stage/view/stepped/stepped-game.ts';
import { toggled, type MinesRule } from '../auto.ts';
import { CELLS } from '../card.ts';
import type { MinesChoice } from './MineCount.tsx';
import styles from './mines.module.css';

const SIDE = 5;

/** The cells that autoplay digs in each round, in the order in which they are chosen. */
export function AutoCells({ rule, choice, onChange }: AutoRuleProps<MinesRule, MinesChoice>) {
  const most = CELLS - choice.mines;
  const { cells } = rule;
  return (
    <div role="group" aria-label={t('mines.auto_cells')}>
      <p className={styles.autoLabel}>{t('mines.auto_cells')}</p>
      <div className={styles.autoField}>
        {Array.from({ length: CELLS }, (_, cell) => {
          const place = cells.indexOf(cell);
          return (
            <button
              key={cell}
              type="button"
              data-auto-cell
              aria-pressed={place >= 0}
              aria-label={t('mines.auto_cell', {
                row: Math.floor(cell / SIDE) + 1,
                column: (cell % SIDE) + 1,
              })}
              onClick={() => onChange(toggled(rule, cell))}
            >
              {place >= 0 ? place + 1 : ''}
            </button>
          );
        })}
      </div>
      <p className={styles.autoHelp} role="status">
        {cells.length === 0 || cells.length > most
          ? t('mines.auto_bad', { most })
          : t('mines.auto_text', { count: cells.length })}
      </p>
    </div>
  );
}
