import { t, textProps, type FormField } from '@palaro/client';
import { PasswordField } from '@palaro/ui';

/** The password that a member logs in with, asked for again before a change. */
export const LoginPasswordField = ({ field }: { field: FormField }) => (
  <PasswordField
    {...textProps(field)}
    label={t('security.login_password')}
    autoComplete="current-password"
    showLabel={t('security.show')}
    hideLabel={t('security.hide')}
    error={field.error ?? undefined}
  />
);
