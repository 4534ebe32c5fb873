import { t } from '@palaro/client';
import { Instant, Money } from '@palaro/desk';
import type { ReactNode } from 'react';
import styles from './cashier.module.css';

interface MovementsProps {
  label: string;
  rows: readonly { at: string; what: ReactNode; amount: string; state?: ReactNode }[];
}

/** The last deposits or bets of a member. */
export function Movements({ label, rows }: MovementsProps) {
  if (rows.length === 0) return <p>{t('cashier-console.none')}</p>;
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {rows.map(({ at, what, amount, state }, row) => (
          <tr key={`${at} ${row}`}>
            <td>
              <Instant at={at} />
            </td>
            <td>{what}</td>
            {state && <td>{state}</td>}
            <td className={styles.end}>
              <Money value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
