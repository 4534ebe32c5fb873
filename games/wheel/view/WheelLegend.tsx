import { t } from '@palaro/client';
import type { CSSProperties } from 'react';
import { countsOf } from '../wheels.ts';
import { coloursOf } from './colours.ts';
import { chanceText } from './words.ts';
import { timesText } from '../../stage/view/odds-text.ts';
import styles from './wheel.module.css';

interface WheelLegendProps {
  wheel: readonly number[];
  /** What came up, in tenths; null while it spins. */
  lit: number | null;
}

/** What the segments pay, how many there are of each, and their chance. */
export function WheelLegend({ wheel, lit }: WheelLegendProps) {
  const size = wheel.length;
  const colourOf = coloursOf(wheel);
  return (
    <ul className={styles.legend} aria-label={t('wheel.legend')}>
      {countsOf(wheel).map(({ tenths, count }) => (
        <li
          key={tenths}
          data-lit={tenths === lit || undefined}
          style={{ '--swatch': colourOf(tenths) } as CSSProperties}
        >
          <strong>{timesText(tenths)}</strong>
          <span>{t('wheel.count_of', { count: String(count), size: String(size) })}</span>
          <span>{chanceText(count, size)}</span>
        </li>
      ))}
    </ul>
  );
}
