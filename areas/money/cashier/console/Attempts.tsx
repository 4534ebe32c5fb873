import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import { Instant, Money } from '@palaro/desk';
import type { Withdrawal } from './withdrawal-actions.ts';
import { reasonWords } from './words.ts';
import styles from './cashier.module.css';

const HEADS = [
  ...(['attempt', 'provider', 'amount', 'state', 'channel_reference', 'sent_at'] as const),
] as const;

/** Each time that a payout was given to a provider, by part. */
export const Attempts = ({ rows }: { rows: Withdrawal['attempts'] }) => (
  <table className={styles.table} aria-label={t('cashier-console.attempts')}>
    <thead>
      <tr>
        {HEADS.map((head) => (
          <th key={head} scope="col" className={head === 'amount' ? styles.end : undefined}>
            {t(`cashier-console.${head}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <td>{t('cashier-console.attempt_of', { part: row.part, attempt: row.attempt })}</td>
          <td>{row.provider}</td>
          <td className={styles.end}>
            <Money value={row.amount} />
          </td>
          <td>
            <span>{t(`cashier-console.payout.${row.state}` as TextKey) || row.state}</span>
            {row.reason && <span>{` · ${reasonWords(row.reason)}`}</span>}
          </td>
          <td>{row.channelReference}</td>
          <td>{row.sentAt && <Instant at={row.sentAt} />}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
