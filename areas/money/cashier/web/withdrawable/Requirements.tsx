import { peso, t } from '@palaro/client';
import type { Withdrawable } from '../../withdrawals.api.ts';
import styles from './Requirements.module.css';

/** Each open requirement with what is done of it, in the order in which bets fill them. */
export const Requirements = ({ turnover }: Pick<Withdrawable, 'turnover'>) => (
  <ul className={styles.causes}>
    {turnover.items.map(({ id, causeText, required, done }) => (
      <li key={id} className={styles.cause}>
        <span>{causeText}</span>
        <span className={styles.causeDone}>
          {t('withdrawals.turnover_row', { done: peso(done), required: peso(required) })}
        </span>
        <progress
          className={styles.progress}
          value={Number(done)}
          max={Number(required)}
          aria-label={causeText}
        />
      </li>
    ))}
  </ul>
);
