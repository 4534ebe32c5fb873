import { formatAmount, t, typedAmount } from '@palaro/client';
import { Chip, FieldNote, cx } from '@palaro/ui';
import { useId } from 'react';
import type { DepositForm } from './use-deposit-form.ts';
import { Keypad } from './Keypad.tsx';
import { limitsText } from './method-words.ts';
import styles from './AmountEntry.module.css';

/** How much: one large figure, amounts to tap, and a keypad under the thumb. */
export function AmountEntry({ form }: { form: DepositForm }) {
  const id = useId();
  const { method, typed, error } = form;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('deposits.amount')}
      </label>
      <div className={cx(styles.figure, error !== null && styles.wrong)}>
        <span className={styles.currency} aria-hidden>
          ₱
        </span>
        {/* The keypad types; a keyboard does too, but a phone need not open its own. */}
        <input
          id={id}
          className={styles.input}
          inputMode="none"
          autoComplete="off"
          maxLength={12}
          placeholder="0"
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => form.type(event.target.value)}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error ?? undefined} help={limitsText(method)} />
      <div className={styles.quick} role="group" aria-label={t('deposits.quick')}>
        {method.quickAmounts.map((amount) => (
          <Chip
            key={amount}
            selected={typedAmount(amount) === typed}
            onClick={() => form.type(typedAmount(amount))}
          >
            ₱{formatAmount(amount, 0)}
          </Chip>
        ))}
      </div>
      <Keypad value={typed} onChange={(text) => form.type(text)} />
    </div>
  );
}
