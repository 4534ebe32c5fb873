import { formatAmount, t, typedAmount } from '@palaro/client';
import { cx, FieldNote, FilterChips } from '@palaro/ui';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
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
  const box = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useTyping(box);
  return (
    <div ref={box}>
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

/**
 * Whether the keypad is open. It goes after the click that turned to something else, as a tile that
 * moved away under the finger would not get it; a tap beside every control leaves it, so that
 * nothing jumps.
 */
function useTyping(box: RefObject<HTMLElement | null>) {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    if (!typing) return;
    const leave = () => {
      const at = document.activeElement as HTMLElement | null;
      // The page's own frame takes the focus of such a tap.
      const isControl = at !== null && at.tabIndex >= 0;
      if (isControl && !box.current?.contains(at)) setTyping(false);
    };
    document.addEventListener('click', leave);
    document.addEventListener('keyup', leave);
    return () => {
      document.removeEventListener('click', leave);
      document.removeEventListener('keyup', leave);
    };
  }, [typing, box]);
  return [typing, setTyping] as const;
}
