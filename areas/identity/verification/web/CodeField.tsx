import { t, textProps, type FormField } from '@palaro/client';
import { typedDigits } from '@palaro/kernel';
import { Button, TextField } from '@palaro/ui';
import type { ReactNode } from 'react';
import { SMS_CODE_MAX } from '../verification.limits.ts';
import styles from './CodeField.module.css';
import type { CodeSending } from './use-code-sending.ts';

interface CodeFieldProps {
  field: FormField;
  sending: CodeSending;
  label?: ReactNode;
  help?: ReactNode;
  /** The field is closed until a code was sent (FGT-03). */
  afterSending?: boolean;
  placeholder?: string;
}

/**
 * A field for a code from a message, with a button that asks for the code and then becomes a
 * countdown (REG-04). Phones offer the code of a message that has just come (`one-time-code`).
 */
export function CodeField(props: CodeFieldProps) {
  const { field, sending, label, help, afterSending, placeholder } = props;
  const digits = {
    ...field,
    onChange: (value: string) => field.onChange(typedDigits(value)),
  };
  return (
    <TextField
      {...textProps(digits)}
      label={label ?? t('verification.code')}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={SMS_CODE_MAX}
      autoComplete="one-time-code"
      placeholder={placeholder}
      disabled={afterSending && !sending.sent}
      help={help}
      error={field.error ?? sending.error ?? undefined}
      after={<GetCode sending={sending} />}
    />
  );
}

function GetCode({ sending }: { sending: CodeSending }) {
  const { left, total, busy, sent } = sending;
  if (left > 0) {
    const label = t('verification.wait', { seconds: left });
    return (
      <span className={styles.wait} role="timer" aria-label={label}>
        <Clock part={left / total} />
        <span aria-hidden>{t('verification.seconds', { seconds: left })}</span>
      </span>
    );
  }
  return (
    <Button size="sm" className={styles.get} busy={busy} onClick={() => sending.ask()}>
      {sent ? t('verification.get_another') : t('verification.get_code')}
    </Button>
  );
}

const RADIUS = 7;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring that empties with the countdown. */
const Clock = ({ part }: { part: number }) => (
  <svg className={styles.clock} width="18" height="18" viewBox="0 0 18 18" aria-hidden>
    <circle cx="9" cy="9" r={RADIUS} className={styles.track} />
    <circle
      cx="9"
      cy="9"
      r={RADIUS}
      className={styles.rest}
      strokeDasharray={ROUND}
      strokeDashoffset={ROUND * (1 - part)}
    />
  </svg>
);
