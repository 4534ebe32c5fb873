import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import { letterOf } from '../../color-game/view/words.ts';
import { COLOURS } from '../../color-game/zones.ts';
import type { PeryaResult } from '../card.ts';
import styles from './perya.module.css';
import { colourName, namesOf } from './words.ts';

interface PeryaRoadsProps {
  results: readonly PeryaResult[];
  whole: boolean;
}

/** The last throws, each as a column of three dice; where there is room, also the counts. */
export function PeryaRoads({ results, whole }: PeryaRoadsProps) {
  return (
    <div className={cx(styles.roads, whole && styles.whole)}>
      {whole && <Counts results={results} />}
      <ol className={styles.throws} aria-label={t('color-perya.last')}>
        {results.map(({ faces }, i) => (
          <li key={results.length - i}>
            {faces.map((face, die) => (
              <Cell key={die} colour={face} />
            ))}
            <span className="sr-only">{namesOf(faces)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const Cell = ({ colour }: { colour: number }) => (
  <b className={cx(styles.paint, styles.cell)} data-colour={COLOURS[colour]} aria-hidden>
    {letterOf(colour)}
  </b>
);

function Counts({ results }: Pick<PeryaRoadsProps, 'results'>) {
  const all = results.flatMap(({ faces }) => faces);
  return (
    <ul className={styles.counts} aria-label={t('color-perya.counts')}>
      {COLOURS.map((colour, i) => (
        <li key={colour}>
          <Cell colour={i} />
          <span className="sr-only">{colourName(i)}</span>{' '}
          <span>{all.filter((face) => face === i).length}</span>
        </li>
      ))}
    </ul>
  );
}
