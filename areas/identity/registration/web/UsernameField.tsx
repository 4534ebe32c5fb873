import { judgeField } from '@palaro/rules';
import { t, textProps, type FormField } from '@palaro/client';
import { TextField, Icon } from '@palaro/ui';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import type { RegisterForm } from '../form.ts';
import styles from './RegisterFields.module.css';
import { useFreeName } from './use-free-name.ts';

interface UsernameFieldProps {
  field: FormField;
  label: ReactNode;
  rules: RegisterForm;
}

/** A username field that says while one types whether the name is free. */
export function UsernameField({ field, label, rules }: UsernameFieldProps) {
  const { value } = field;
  const fits = value !== '' && judgeField(rules.rules.username ?? [], value) === null;
  const free = useFreeName(value, fits);
  const taken = free === false ? t('registration.username_taken') : null;
  return (
    <TextField
      {...textProps(field)}
      label={label}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={field.error ?? taken ?? undefined}
      help={free && t('registration.username_free')}
      after={free && <Icon of={Check} size={20} className={styles.free} aria-hidden />}
    />
  );
}
