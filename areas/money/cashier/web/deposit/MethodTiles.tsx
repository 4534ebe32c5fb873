import { t } from '@palaro/client';
import { Badge, cx } from '@palaro/ui';
import { useId } from 'react';
import type { DepositMethod } from '../../deposits.api.ts';
import { MethodIcon } from './MethodIcon.tsx';
import { arrivalText, feeText, limitsText } from './method-words.ts';
import styles from './MethodTiles.module.css';

interface MethodTilesProps {
  methods: readonly DepositMethod[];
  value: string;
  onChoose: (code: string) => void;
}

/** The ways to pay as tiles: what it is, how much, how fast, what it costs. */
export function MethodTiles({ methods, value, onChoose }: MethodTilesProps) {
  const name = useId();
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.legend}>{t('deposits.method')}</legend>
      {methods.map((method) => (
        <label key={method.code} className={cx(styles.tile, method.code === value && styles.on)}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={method.code}
            checked={method.code === value}
            onChange={() => onChoose(method.code)}
          />
          <span className={styles.icon}>
            <MethodIcon code={method.code} />
          </span>
          <span className={styles.name}>{method.name}</span>
          <span className={styles.detail}>{limitsText(method)}</span>
          <span className={styles.detail}>{arrivalText(method)}</span>
          <Badge>{feeText(method)}</Badge>
        </label>
      ))}
    </fieldset>
  );
}
