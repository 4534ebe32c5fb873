import { t, textProps, type FormField } from '@palaro/client';
import { typedDigits } from '@palaro/kernel';
import { PasswordField } from '@palaro/ui';
import type { ReactNode } from 'react';

const DIGITS = 6;

interface PinFieldProps {
  field: FormField;
  label: ReactNode;
  help?: ReactNode;
  /** It begins readable, where it is typed once. */
  readable?: boolean;
}

/**
 * Six digits, hidden unless they are chosen here. Password managers are kept out, because they
 * would save them as the login's password.
 */
export function PinField({ field, label, help, readable }: PinFieldProps) {
  const digits = {
    ...field,
    onChange: (value: string) => field.onChange(typedDigits(value)),
  };
  return (
    <PasswordField
      {...textProps(digits)}
      label={label}
      help={help}
      readable={readable}
      inputMode="numeric"
      maxLength={DIGITS}
      autoComplete="off"
      showLabel={t('step-up.show')}
      hideLabel={t('step-up.hide')}
      error={field.error ?? undefined}
    />
  );
}
