import { goBack, t, textProps, useForm } from '@palaro/client';
import {
  Button,
  dismissToasts,
  FormMessage,
  TextField,
  toast,
  TOAST_LOADING_S,
  TOAST_SUCCESS_SHORT_S,
} from '@palaro/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { EMAIL_RULES } from '../password-rules.ts';
import { passwordsApi } from '../passwords.api.ts';
import { TEMPORARY_MINUTES } from '../passwords.limits.ts';
import { Hold } from './Hold.tsx';
import styles from './Passwords.module.css';
import { ruleTexts } from './rule-texts.ts';

const MS = 1_000;
const NAMES = ['username', 'email'] as const;

type Values = Partial<Record<(typeof NAMES)[number], string>>;

const trimmed = ({ username = '', email = '' }: Values) => ({
  username: username.trim(),
  email: email.trim(),
});

/** Asks for name and address to mail a temporary password (FGT-02). No answer says if they fit. */
export function EmailReset() {
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const form = useForm(passwordsApi.mailTemporary, {
    fields: NAMES,
    required: NAMES,
    check: (values) => ruleTexts(EMAIL_RULES, trimmed(values)),
    before: (values) => {
      toast(t('passwords.in_please_wait'), { kind: 'loading', seconds: TOAST_LOADING_S });
      return Promise.resolve(trimmed(values));
    },
    failed: dismissToasts,
    done: () => {
      dismissToasts();
      toast(t('passwords.in_been_out'), { kind: 'success', seconds: TOAST_SUCCESS_SHORT_S });
      later.current = setTimeout(() => goBack(), TOAST_SUCCESS_SHORT_S * MS);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.help}>{t('passwords.email_help', { minutes: TEMPORARY_MINUTES })}</p>
      <TextField
        {...textProps(form.field('username'))}
        label={t('passwords.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        {...textProps(form.field('email'))}
        label={t('passwords.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <FormMessage steady>{form.message}</FormMessage>
      <Button type="submit" tone="gold" size="lg" wide busy={form.sending}>
        {t('passwords.send_mail')}
      </Button>
      <Hold />
    </form>
  );
}
