import { peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { cx } from '@palaro/ui';
import type { Board, Place } from '../missions.api.ts';
import { measuredText } from './measured.ts';
import styles from './missions.module.css';

interface RanksProps {
  /** Says which ranking it is. */
  name: string;
  metric: Board['metric'];
  rows: readonly Place[];
}

/** A ranking: rank, masked name, score, prize; one's own row is marked. */
export const Ranks = ({ name, metric, rows }: RanksProps) => (
  <table className={styles.ranks} aria-label={name}>
    <thead>
      <tr>
        <th scope="col">{t('missions.rank')}</th>
        <th scope="col">{t('missions.player')}</th>
        <th scope="col">{t('missions.score')}</th>
        <th scope="col">{t('missions.prize')}</th>
      </tr>
    </thead>
    <tbody translate="no">
      {rows.map((row) => (
        <tr key={row.rank} className={cx(row.own && styles.mine)}>
          <td>{row.rank}</td>
          <th scope="row">{row.own ? t('missions.you') : row.name}</th>
          <td>{measuredText(metric, row.score)}</td>
          <td>{compareDecimal(row.prize, '0') > 0 ? peso(row.prize) : '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
