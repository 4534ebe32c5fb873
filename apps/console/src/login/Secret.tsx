import { t } from '@palaro/client';
import { PasswordField } from '@palaro/ui';

interface SecretProps {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string;
  fresh?: boolean;
}

/** A password field with the console's words; `fresh` for a password that is being chosen. */
export const Secret = ({ label, value, onChange, error, fresh }: SecretProps) => (
  <PasswordField
    label={label}
    showLabel={t('console.login.show')}
    hideLabel={t('console.login.hide')}
    autoComplete={fresh ? 'new-password' : 'current-password'}
    error={error}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
