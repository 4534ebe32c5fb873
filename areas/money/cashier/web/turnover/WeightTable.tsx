import { peso, t, useCall } from '@palaro/client';
import { turnoverApi } from '@palaro/turnover/api';
import { NotLoaded } from '@palaro/ui';
import { betFor } from './bet-for.ts';
import { weightRows } from './weight-rows.ts';
import styles from './Turnover.module.css';

interface WeightTableProps {
  /** Sum that must still be bet: then each row says how much that is there. */
  missing: string;
}

/** How much of a bet counts in each kind of game, as the server weighs it. */
export default function WeightTable({ missing }: WeightTableProps) {
  const weights = useCall(turnoverApi.turnoverWeights);
  const { data } = weights;
  const owes = /[1-9]/.test(missing);
  return (
    <section>
      <h2 className={styles.title}>{t('withdrawals.weights_title')}</h2>
      {data ? (
        <table className={styles.weights}>
          <thead>
            <tr>
              <th scope="col">{t('withdrawals.weights_games')}</th>
              <th scope="col">{t('withdrawals.weights_hundred')}</th>
              {owes && <th scope="col">{t('withdrawals.weights_rest')}</th>}
            </tr>
          </thead>
          <tbody>
            {weightRows(data).map(({ id, name, percent }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  <span>{peso(`${percent}.0000`)}</span>{' '}
                  <span>{t('withdrawals.weights_percent', { percent })}</span>
                </td>
                {owes && <td>{restOf(missing, percent)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <NotLoaded of={[weights]} rows={5} retryLabel={t('withdrawals.try_again')} />
      )}
      <p className={styles.note}>{t('withdrawals.weights_help')}</p>
    </section>
  );
}

function restOf(missing: string, percent: number) {
  const bet = betFor(missing, percent);
  return bet === null ? '–' : peso(bet);
}
