import { t } from '@palaro/client';
import { totalOf, type SicBoResult } from '../throw.ts';
import styles from './roads.module.css';
import { sizeOf, type Size } from './words.ts';

const SIZES: readonly Size[] = ['small', 'big', 'triple'];

/** How many past rounds count. */
const SHOWN = 100;

interface RoadsProps {
  results: readonly SicBoResult[];
  /** There is room for everything; else only for the last totals. */
  whole: boolean;
}

/** The last totals with big, small or triple, newest first, and how often each came. */
export function SicBoRoads({ results: all, whole }: RoadsProps) {
  const results = all.slice(0, SHOWN);
  if (results.length === 0) return <p className={styles.none}>{t('sic-bo.none')}</p>;
  const count = (size: Size) => results.filter((result) => sizeOf(result) === size).length;
  return (
    <div className={styles.roads} data-whole={whole || undefined}>
      <ol className={styles.strip}>
        {results.map((result, i) => (
          <li key={results.length - i} data-size={sizeOf(result)}>
            <span>{totalOf(result.dice)}</span>
            <small>{t(`sic-bo.letter_${sizeOf(result)}`)}</small>
          </li>
        ))}
      </ol>
      <p className={styles.shares}>
        <span>{t('sic-bo.counted', { count: results.length })}</span>
        {SIZES.map((size) => (
          <span key={size} data-size={size}>
            <i /> <span>{`${t(`sic-bo.${size}`)} ${count(size)}`}</span>
          </span>
        ))}
      </p>
      {whole && <p>{t('sic-bo.past')}</p>}
    </div>
  );
}
