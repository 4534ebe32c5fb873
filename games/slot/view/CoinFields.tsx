import { formatAmount, t } from '@palaro/client';
import { useId } from 'react';
import type { BetFieldsProps } from '../../stage/view/verify-contract.ts';
import styles from './verify.module.css';

/** The coin value, in the verifier's form. */
export const coinFields = (values: readonly string[]) => (props: BetFieldsProps) => (
  <CoinFields values={values} {...props} />
);

function CoinFields({ values, fields, change }: BetFieldsProps & { values: readonly string[] }) {
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
        {values.map((value) => (
          <option key={value} value={value}>
            {`₱${formatAmount(value)}`}
          </option>
        ))}
      </select>
    </div>
  );
}
