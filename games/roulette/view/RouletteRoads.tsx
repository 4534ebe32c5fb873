import { t } from '@palaro/client';
import type { RouletteResult } from '../spin.ts';
import { colourOf } from '../zones.ts';
import { countsOf } from './counts.ts';
import styles from './roads.module.css';

const MOST = 4;

/** How many past rounds count. */
const SHOWN = 100;

interface RoadsProps {
  results: readonly RouletteResult[];
  /** There is room for everything; else only for the last numbers and their colours. */
  whole: boolean;
}

/** The last numbers, newest first, and how often they came. */
export function RouletteRoads({ results: all, whole }: RoadsProps) {
  const results = all.slice(0, SHOWN);
  if (results.length === 0) return <p className={styles.none}>{t('roulette.none')}</p>;
  const { colours, often, seldom } = countsOf(results, MOST);
  return (
    <div className={styles.roads} data-whole={whole || undefined}>
      <ol className={styles.strip}>
        {results.map(({ pocket }, i) => (
          <li key={results.length - i} data-colour={colourOf(pocket)}>
            {pocket}
          </li>
        ))}
      </ol>
      <p className={styles.shares}>
        <span>{t('roulette.counted', { count: results.length })}</span>
        {(['red', 'black', 'green'] as const).map((colour) => (
          <span key={colour} data-colour={colour}>
            <i /> <span>{`${t(`roulette.${colour}`)} ${colours[colour]}`}</span>
          </span>
        ))}
      </p>
      {whole && (
        <>
          <dl className={styles.counts}>
            <dt>{t('roulette.often')}</dt>
            <dd>{often.map(textOf).join(', ')}</dd>
            <dt>{t('roulette.seldom')}</dt>
            <dd>{seldom.map(textOf).join(', ')}</dd>
          </dl>
          <p>{t('roulette.past')}</p>
        </>
      )}
    </div>
  );
}

const textOf = ({ number, count }: { number: number; count: number }) =>
  t('roulette.times', { number, count });
