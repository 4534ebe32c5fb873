import {
  HOME,
  navigate,
  goBack,
  ownAddress,
  pageExists,
  setting,
  startSession,
  t,
  useForm,
  useQueryParam,
  useSession,
} from '@palaro/client';
import type { Reply } from '@palaro/api';
import { Button, IconButton, Logo, PasswordField, TextField, toast } from '@palaro/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { accountsApi } from '../accounts.api.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { textProps } from './field-props.ts';
import styles from './LoginPage.module.css';

const CHANGE_PASSWORD = '/m/changePsw';

/**
 * Login with username and password (LOGIN-01); the captcha appears when the server asks for it.
 */
export default function LoginPage() {
  const [back] = useQueryParam('back');
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (session && !leaving) navigate(HOME, { replace: true });
  }, [session, leaving]);

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <IconButton
          label={t('accounts.back')}
          icon={<ArrowLeft size={24} />}
          onClick={() => goBack()}
        />
      </div>
      <div className={styles.hero}>
        <Logo label="Palaro" height={44} />
        <h1>{t('accounts.title')}</h1>
        <p className={styles.help}>{t('accounts.title_help')}</p>
      </div>
      <LoginForm
        onDone={(answer) => {
          setLeaving(true);
          enter(answer, back);
        }}
      />
      <p className={styles.adults}>
        {t('accounts.adults_only', { age: setting('site.minAge', 21) })}
      </p>
    </div>
  );
}

function LoginForm({ onDone }: { onDone(answer: Reply<typeof accountsApi.login>): void }) {
  const [captchas, setCaptchas] = useState(0);
  const asked = captchas > 0;
  const form = useForm(accountsApi.login, {
    fields: asked ? ['username', 'password', 'captcha'] : ['username', 'password'],
    required: asked ? ['username', 'password', 'captcha'] : ['username', 'password'],
    with: { type: 'username' },
    check: ({ captcha }) => (asked && !captcha ? { captcha: t('accounts.enter_captcha') } : {}),
    done: onDone,
    failed: (failure) => {
      // A used captcha is spent, whatever became of the login.
      if (failure.captcha || asked) setCaptchas(captchas + 1);
      if (asked) form.change('captcha', '');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...textProps(form.field('username'))}
        label={t('accounts.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        {...textProps(form.field('password'))}
        label={t('accounts.password')}
        showLabel={t('accounts.show_password')}
        hideLabel={t('accounts.hide_password')}
      />
      {asked && <CaptchaField field={form.field('captcha')} round={captchas} />}
      <p className={styles.message} role="alert">
        {form.message}
      </p>
      <Button type="submit" tone="gold" size="lg" wide busy={form.sending}>
        {t('accounts.log_in')}
      </Button>
    </form>
  );
}

/** Keeps the session (LOGIN-07) and goes on to where the member was going (LOGIN-09). */
function enter(answer: Reply<typeof accountsApi.login>, back: string | null) {
  const { token, merchantCode, userName, customerType, firstTimeLogin, passwordExpired } = answer;
  startSession({ token, merchantCode, userName, type: customerType, firstTimeLogin });
  const mustChange = firstTimeLogin || passwordExpired;
  if (mustChange) toast(t('accounts.change_password_first'), { kind: 'notice' });
  const next = mustChange && pageExists(CHANGE_PASSWORD) ? CHANGE_PASSWORD : ownAddress(back);
  navigate(next, { replace: true });
}
