import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import type { CSSProperties } from 'react';
import { DICE_FACES, WIN_NUMBERS, type DiceParams } from '../card.ts';
import styles from './dice.module.css';
import { oddsOf } from './odds.ts';

const MARKS = [0, 25, 50, 75, 100];

interface DiceTrackProps {
  choice: DiceParams;
  disabled: boolean;
  /** The star's place: 0 … 9,999, or `null` before the first roll. */
  at: number | null;
  result: 'won' | 'lost' | null;
  onChange(winNumbers: number): void;
}

/**
 * All ten thousand numbers in a row: the winning ones are lit, and the slider stands at their edge.
 */
export function DiceTrack({ choice, disabled, at, result, onChange }: DiceTrackProps) {
  const { side, winNumbers } = choice;
  const odds = oddsOf(choice);
  const share = (winNumbers / DICE_FACES) * 100;
  const edge = side === 'under' ? share : 100 - share;
  const wins = side === 'under' ? 'dice.wins_under' : 'dice.wins_over';
  return (
    <div className={styles.track} style={{ '--edge-at': `${edge}%` } as CSSProperties}>
      <div className={cx(styles.bar, styles[side])} />
      {at !== null && (
        <div
          className={styles.star}
          data-result={result}
          style={{ left: `${(at / (DICE_FACES - 1)) * 100}%` }}
          aria-hidden
        >
          <svg viewBox="-12 -12 24 24" width={34} height={34}>
            <path d="M0-11 2.9-3.6 10.5-3.4 4.6 1.6 6.6 9 0 4.8-6.6 9-4.6 1.6-10.5-3.4-2.9-3.6z" />
          </svg>
        </div>
      )}
      {/* From right to left for "over", so that the thumb stays on the edge of the lit numbers. */}
      <input
        type="range"
        dir={side === 'under' ? 'ltr' : 'rtl'}
        className={cx(styles.range, styles[`${side}Range`])}
        aria-label={t('dice.win_numbers')}
        aria-valuetext={`${t(wins, { edge: odds.edge })}, ${odds.chance}`}
        min={WIN_NUMBERS.min}
        max={WIN_NUMBERS.max}
        step={1}
        value={winNumbers}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.marks} aria-hidden>
        {MARKS.map((mark) => (
          <span key={mark} style={{ left: `${mark}%` }}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
