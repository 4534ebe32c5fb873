import { formatAmount, t } from '@palaro/client';
import { useId } from 'react';
import type { BetFieldsProps } from '../../stage/view/verify-contract.ts';
import { COIN_VALUES } from '../slot-card.ts';
import styles from './verify.module.css';

/** The coin value, in the verifier's form. */
export function CoinFields({ fields, change }: BetFieldsProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('slot.coin_value')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={fields.coinValue}
        onChange={(event) => change({ coinValue: event.target.value })}
      >
        {COIN_VALUES.map((value) => (
          <option key={value} value={value}>
            ₱{formatAmount(value)}
          </option>
        ))}
      </select>
    </div>
  );
}
