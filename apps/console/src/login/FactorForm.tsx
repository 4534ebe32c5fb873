import { call, failureMessage, t, useCall } from '@palaro/client';
import { sessionApi } from '@palaro/operators/api';
import { Button, FormMessage, LinkButton, TextField } from '@palaro/ui';
import { useState } from 'react';
import type { Door } from './Door.tsx';
import { factorGiven } from './factor-given.ts';
import { Secret } from './Secret.tsx';
import styles from './login.module.css';

interface FactorFormProps {
  /** What the form stands in: the door before the console, or a part of a screen. */
  frame: typeof Door;
  note: string;
  onDone(): Promise<void> | void;
}

/**
 * Sets up an authenticator app or a passkey, after the password was given once more, and the second
 * factor that is set up already.
 */
export function FactorForm({ frame: Frame, note, onDone }: FactorFormProps) {
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  const [code, setCode] = useState('');
  const [present, setPresent] = useState('');
  const { data: needed } = useCall(sessionApi.presentFactor, {}, { staleMs: 0 });
  const needs = needed?.needs ?? null;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = (sending: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    sending()
      .catch((error: unknown) => setFailure(failureMessage(error)))
      .finally(() => setBusy(false));
  };
  const makeApp = () =>
    attempt(async () => {
      const factor = await factorGiven(needed, present);
      setMade(await call(sessionApi.makeApp, { body: { password, factor } }));
    });
  const confirm = () =>
    attempt(async () => {
      await call(sessionApi.confirmApp, { body: { code: code.replace(/\s/g, '') } });
      await onDone();
    });
  const makePasskey = () =>
    attempt(async () => {
      await registerPasskey(password, await factorGiven(needed, present));
      await onDone();
    });
  if (made)
    return (
      <Frame title={t('console.factor.title')} note={t('console.factor.secret')} onSubmit={confirm}>
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
      </Frame>
    );
  return (
    <Frame title={t('console.factor.title')} note={note} onSubmit={makeApp}>
      <Secret label={t('console.login.password')} value={password} onChange={setPassword} />
      {needs === 'code' && (
        <TextField
          label={t('console.factor.present')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={present}
          onChange={({ target }) => setPresent(target.value)}
        />
      )}
      {needs === 'passkey' && <p>{t('console.factor.present_key')}</p>}
      <FormMessage>{failure}</FormMessage>
      <Button type="submit" tone="gold" wide busy={busy}>
        {t('console.factor.app')}
      </Button>
      <Button wide busy={busy} onClick={makePasskey}>
        {t('console.factor.key')}
      </Button>
    </Frame>
  );
}

type Factor = Awaited<ReturnType<typeof factorGiven>>;

async function registerPasskey(password: string, factor: Factor) {
  const [options, { startRegistration }] = await Promise.all([
    call(sessionApi.makePasskey, { body: { password, factor } }),
    import('@simplewebauthn/browser'),
  ]);
  const passkey = await startRegistration({ optionsJSON: options as never });
  await call(sessionApi.confirmPasskey, { body: { passkey: { ...passkey } } });
}
