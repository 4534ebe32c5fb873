import { t, textProps, type FormField } from '@palaro/client';
import { PasswordField } from '@palaro/ui';

/** The login password, asked for again before a change. */
export const LoginPasswordField = ({ field }: { field: FormField }) => (
  <PasswordField
    {...textProps(field)}
    label={t('step-up.login_password')}
    autoComplete="current-password"
    showLabel={t('step-up.show')}
    hideLabel={t('step-up.hide')}
    error={field.error ?? undefined}
  />
);
