import { t } from '@palaro/client';
import { cx, Segmented } from '@palaro/ui';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import controls from '../../stage/view/panel.module.css';
import type { PlinkoParams, PlinkoRisk } from '../tables.ts';
import styles from './plinko.module.css';
import { ALL_ROWS, riskChoices } from './words.ts';

/** Which of the 27 boards: its risk and its rows. */
export function BoardChoice({ choice, disabled, onChange }: ChoicesProps<PlinkoParams>) {
  return (
    <>
      <div className={styles.risk}>
        <Segmented<PlinkoRisk>
          label={t('plinko.risk')}
          options={riskChoices()}
          value={choice.risk}
          onChange={(risk) => disabled || onChange({ ...choice, risk })}
        />
      </div>
      <div className={cx(controls.chips, styles.rows)} role="group" aria-label={t('plinko.rows')}>
        {ALL_ROWS.map((rows) => (
          <button
            key={rows}
            type="button"
            className={controls.chip}
            aria-pressed={rows === choice.rows}
            aria-label={t('plinko.rows_of', { rows })}
            disabled={disabled}
            onClick={() => onChange({ ...choice, rows })}
          >
            <span className={controls.chipFace}>{rows}</span>
          </button>
        ))}
      </div>
    </>
  );
}
