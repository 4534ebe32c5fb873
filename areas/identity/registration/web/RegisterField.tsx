import { t, textProps } from '@palaro/client';
import { PasswordField, TextField } from '@palaro/ui';
import { CodeField, MobileField, type CodeSending } from '@palaro/verification/web';
import type { ReactNode } from 'react';
import { isRequired, isTextField, TEXT_FIELDS, type FieldName } from './fields.ts';
import styles from './RegisterFields.module.css';
import type { RegisterState } from './use-register-form.ts';
import { UsernameField } from './UsernameField.tsx';

interface RegisterFieldProps {
  name: FieldName;
  state: RegisterState;
  sending: CodeSending;
}

/** Any field of the registration, with the right keyboard and autofill. */
export function RegisterField({ name, state, sending }: RegisterFieldProps) {
  const { form, rules, dialingCode, chooseDialingCode } = state;
  const field = { ...form.field(name), required: isRequired(rules, name) };
  const label = <Label required={field.required}>{t(`registration.field.${name}`)}</Label>;
  const secret = {
    ...textProps(field),
    label,
    error: field.error ?? undefined,
    showLabel: t('registration.show_password'),
    hideLabel: t('registration.hide_password'),
  };
  switch (name) {
    case 'mobileNum':
      return (
        <MobileField
          field={field}
          label={label}
          help={mobileHelp(rules)}
          dialingCode={dialingCode}
          onDialingCode={chooseDialingCode}
        />
      );
    case 'verificationCode':
      return <CodeField field={field} label={label} sending={sending} />;
    case 'username':
      return <UsernameField field={field} label={label} rules={rules} />;
    case 'password':
    case 'confirmPassword':
      return <PasswordField {...secret} autoComplete="new-password" />;
    case 'paymentPassword':
      return <PasswordField {...secret} autoComplete="off" inputMode="numeric" maxLength={6} />;
    default:
      return isTextField(name) ? (
        <TextField
          {...textProps(field)}
          {...TEXT_FIELDS[name]}
          label={label}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={field.error ?? undefined}
        />
      ) : null;
  }
}

/** A number may be left out, but one that is typed needs its code. That is said beforehand. */
const mobileHelp = ({ fields }: RegisterState['rules']) =>
  !fields.mobileNum?.required && fields.verificationCode?.required
    ? t('registration.mobile_needs_code')
    : undefined;

interface LabelProps {
  required: boolean;
  children: ReactNode;
}

/** A field's name. Screen readers learn from the input itself that it is required. */
export const Label = ({ required, children }: LabelProps) => (
  <>
    {children}
    {required && (
      <span className={styles.required} aria-hidden>
        *
      </span>
    )}
  </>
);
