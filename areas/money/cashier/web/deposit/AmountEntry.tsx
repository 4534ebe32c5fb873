import { formatAmount, t, typedAmount } from '@palaro/client';
import { cx, FieldNote, FilterChips } from '@palaro/ui';
import { useId, useState } from 'react';
import type { DepositForm } from './use-deposit-form.ts';
import { Keypad } from './Keypad.tsx';
import { limitsText } from './method-words.ts';
import styles from './AmountEntry.module.css';

/**
 * How much: one large figure, amounts to tap, and a keypad under the thumb as soon as the figure is
 * touched. It goes when the member turns to something else.
 */
export function AmountEntry({ form }: { form: DepositForm }) {
  const id = useId();
  const { method, typed, fault } = form;
  const [typing, setTyping] = useState(false);
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        // A tap beside every control leaves the keypad where it is, so that nothing jumps.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setTyping(false);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {t('deposits.amount')}
      </label>
      <div className={cx(styles.figure, fault !== null && styles.wrong)}>
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
          onFocus={() => setTyping(true)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => form.type(event.target.value)}
        />
      </div>
      <FieldNote id={`${id}-note`} error={fault ?? undefined} help={limitsText(method)} />
      <FilterChips
        label={t('deposits.quick')}
        items={method.quickAmounts.map((amount) => ({
          id: typedAmount(amount),
          label: `₱${formatAmount(amount, 0)}`,
        }))}
        value={typed}
        onChange={form.type}
      />
      {typing && <Keypad value={typed} onChange={(text) => form.type(text)} />}
    </div>
  );
}
