import { call, failureMessage, t } from '@palaro/client';
import { sessionApi } from '@palaro/operators/api';
import { Button, FormMessage, LinkButton, TextField } from '@palaro/ui';
import { useState } from 'react';
import { readSession } from '../session.ts';
import { Door } from './Door.tsx';
import { Secret } from './Secret.tsx';
import styles from './login.module.css';

/** An operator must have a second factor before anything else is open (§2). */
export function FactorScreen() {
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = (sending: () => Promise<unknown>, said?: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    sending()
      .catch((error: unknown) => setFailure(said ?? failureMessage(error)))
      .finally(() => setBusy(false));
  };
  const makeApp = () =>
    attempt(() => call(sessionApi.makeApp, { body: { password } }).then(setMade));
  const confirm = () =>
    attempt(async () => {
      await call(sessionApi.confirmApp, { body: { code: code.replace(/\s/g, '') } });
      await readSession();
    });
  const makePasskey = () => attempt(() => registerPasskey(password));
  if (made)
    return (
      <Door title={t('console.factor.title')} note={t('console.factor.secret')} onSubmit={confirm}>
        <code className={styles.secret}>{made.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
        <LinkButton href={made.uri} wide>
          {t('console.factor.open')}
        </LinkButton>
        <TextField
          label={t('console.factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <FormMessage>{failure}</FormMessage>
        <Button type="submit" tone="gold" wide busy={busy}>
          {t('console.factor.submit')}
        </Button>
      </Door>
    );
  return (
    <Door title={t('console.factor.title')} note={t('console.factor.why')} onSubmit={makeApp}>
      <Secret label={t('console.login.password')} value={password} onChange={setPassword} />
      <FormMessage>{failure}</FormMessage>
      <Button type="submit" tone="gold" wide busy={busy}>
        {t('console.factor.app')}
      </Button>
      <Button wide onClick={makePasskey}>
        {t('console.factor.key')}
      </Button>
    </Door>
  );
}

async function registerPasskey(password: string) {
  const [options, { startRegistration }] = await Promise.all([
    call(sessionApi.makePasskey, { body: { password } }),
    import('@simplewebauthn/browser'),
  ]);
  const passkey = await startRegistration({ optionsJSON: options as never });
  await call(sessionApi.confirmPasskey, { body: { passkey: { ...passkey } } });
  await readSession();
}
