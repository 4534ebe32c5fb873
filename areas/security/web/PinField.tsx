import { t, textProps, type FormField } from '@palaro/client';
import { PasswordField } from '@palaro/ui';
import type { ReactNode } from 'react';

const DIGITS = 6;

interface PinFieldProps {
  field: FormField;
  label: ReactNode;
  help?: ReactNode;
}

/**
 * Six digits that nobody beside should read. Password managers are kept out: they would save them
 * as the login's password.
 */
export function PinField({ field, label, help }: PinFieldProps) {
  const digits = {
    ...field,
    onChange: (value: string) => field.onChange(value.replace(/\D/g, '')),
  };
  return (
    <PasswordField
      {...textProps(digits)}
      label={label}
      help={help}
      inputMode="numeric"
      maxLength={DIGITS}
      autoComplete="off"
      showLabel={t('security.show')}
      hideLabel={t('security.hide')}
      error={field.error ?? undefined}
    />
  );
}
