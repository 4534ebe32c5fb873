import { heldPassword } from '@palaro/accounts/web';
import { t, textProps, useForm, type FormField } from '@palaro/client';
import {
  Button,
  Dialog,
  dismissToasts,
  PasswordField,
  TextField,
  toast,
  TOAST_LOADING_SHORT_S,
} from '@palaro/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CHANGE_RULES } from '../password-rules.ts';
import { passwordsApi } from '../passwords.api.ts';
import { keepChange, leaveAfterChange } from './keep-change.ts';
import styles from './Passwords.module.css';
import { ruleTexts } from './rule-texts.ts';

const ALL = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
const NEW = ['newPassword', 'confirmNewPassword'] as const;

type Values = Partial<Record<(typeof ALL)[number], string>>;

/**
 * Asks for the old password only if this page does not know it from the login (FGT-04). If the
 * known one turns out to be wrong, because it was changed elsewhere, it is asked for then. A
 * failure only ends the loading; a field that breaks a rule says so (VAL-05).
 */
export function ChangeForm({ userName }: { userName: string }) {
  const [held, setHeld] = useState(heldPassword);
  const [same, setSame] = useState(false);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const names = held === null ? ALL : NEW;
  const whole = (values: Values): Values =>
    held === null ? values : { ...values, oldPassword: held };
  const form = useForm(passwordsApi.change, {
    fields: names,
    required: names,
    along: { newPassword: 'confirmNewPassword' },
    check: (values) => ruleTexts(CHANGE_RULES, whole(values)),
    before: (values) => {
      const { oldPassword, newPassword } = whole(values);
      if (oldPassword === newPassword) {
        setSame(true);
        return Promise.resolve(null);
      }
      toast(t('passwords.saving'), { kind: 'loading', seconds: TOAST_LOADING_SHORT_S });
      return Promise.resolve(held === null ? {} : { oldPassword: held });
    },
    failed: ({ code }) => {
      dismissToasts();
      if (code === 'modify.new.old.same') setSame(true);
      if (code === 'password.old_wrong') setHeld(null);
    },
    done: (answer, { newPassword = '' }) => {
      keepChange(answer, newPassword);
      later.current = leaveAfterChange();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('passwords.username')}
        name="username"
        value={userName}
        readOnly
        autoComplete="username"
      />
      {held === null && (
        <Password field={form.field('oldPassword')} label={t('passwords.old_password')} old />
      )}
      <Password
        field={form.field('newPassword')}
        label={t('passwords.new_password')}
        help={t('passwords.new_password_help')}
      />
      <Password field={form.field('confirmNewPassword')} label={t('passwords.confirm_password')} />
      <Button type="submit" tone="gold" size="lg" wide busy={form.sending}>
        {t('passwords.confirm')}
      </Button>
      <SameDialog open={same} onClose={() => setSame(false)} />
    </form>
  );
}

interface PasswordProps {
  field: FormField;
  label: string;
  help?: string;
  old?: boolean;
}

const Password = ({ field, label, help, old = false }: PasswordProps) => (
  <PasswordField
    {...textProps(field)}
    label={label}
    help={help}
    autoComplete={old ? 'current-password' : 'new-password'}
    showLabel={t('passwords.show_password')}
    hideLabel={t('passwords.hide_password')}
  />
);

/** The popup of VAL-04 with its one button. */
const SameDialog = ({ open, onClose }: { open: boolean; onClose(): void }) => (
  <Dialog
    open={open}
    title={t('passwords.same_title')}
    confirmLabel={t('passwords.confirm')}
    onConfirm={onClose}
    onCancel={onClose}
  >
    {t('passwords.error.modify.new.old.same')}
  </Dialog>
);
