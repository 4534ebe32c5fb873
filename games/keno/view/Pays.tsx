import { t } from '@palaro/client';
import { timesText } from '../../stage/view/odds-text.ts';
import { tableOf, type KenoRisk } from '../tables.ts';
import styles from './keno.module.css';
import { STAR } from './star.ts';

interface PaysProps {
  risk: KenoRisk;
  picks: number;
  /** The hits so far; null before the first number is drawn. */
  hits: number | null;
}

/** The counts of hits that pay, and the one that is reached; before any pick, what to do. */
export function Pays({ risk, picks, hits }: PaysProps) {
  if (picks === 0) return <p className={styles.hint}>{t('keno.pick_first')}</p>;
  const table = tableOf(risk, picks);
  return (
    <ol className={styles.pays} aria-label={t('keno.pays')}>
      {table.map((tenths, count) =>
        tenths === 0 ? null : (
          <li key={count} data-reached={count === hits || undefined}>
            <span>
              <span className="sr-only">{`${t('keno.hits')} `}</span>
              <span>{count}</span>
              <Mark />
            </span>
            <b>{timesText(tenths)}</b>
          </li>
        ),
      )}
    </ol>
  );
}

/** The star of a hit. */
function Mark() {
  return (
    <svg viewBox="-24 -24 48 48" width={12} height={12} aria-hidden>
      <path d={STAR} fill="currentColor" />
    </svg>
  );
}
