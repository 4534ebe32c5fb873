import { formatAmount, t } from '@palaro/client';
import { useId } from 'react';
import type { BetFieldsProps } from '../../stage/view/verify-contract.ts';
import { perlasCard } from '../card.ts';
import styles from './verify.module.css';

/** The coin value, in the verifier's form. */
export function PerlasFields({ fields, change }: BetFieldsProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('perlas.coin_value')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={fields.coinValue}
        onChange={(event) => change({ coinValue: event.target.value })}
      >
        {perlasCard.stake.coinValues.map((value) => (
          <option key={value} value={value}>
            ₱{formatAmount(value)}
          </option>
        ))}
      </select>
    </div>
  );
}
