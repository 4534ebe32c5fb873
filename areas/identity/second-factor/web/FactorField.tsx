import { t, textProps, type FormField } from '@palaro/client';
import { TextField } from '@palaro/ui';

interface Props {
  way: 'app' | 'recovery';
  field: FormField;
}

/** The field for a code of the authenticator app, or for a recovery code. */
export function FactorField({ way, field }: Props) {
  const shared = { ...textProps(field), error: field.error ?? undefined, spellCheck: false };
  if (way === 'app') {
    return (
      <TextField
        {...shared}
        label={t('second-factor.app.code')}
        help={t('second-factor.app.code.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    );
  }
  return (
    <TextField
      {...shared}
      label={t('second-factor.recovery.code')}
      help={t('second-factor.recovery.code.help')}
      autoComplete="off"
      autoCapitalize="none"
      maxLength={20}
    />
  );
}
