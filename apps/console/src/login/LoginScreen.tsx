import { t } from '@palaro/client';
import { Button, FormMessage, TextField } from '@palaro/ui';
import { useState } from 'react';
import { Door } from './Door.tsx';
import { Secret } from './Secret.tsx';
import { useLogin, type Login } from './use-login.ts';

/** The name of an invitation that was just taken, for the login that follows it. */
export const INVITED = 'consoleInvited';

interface LoginScreenProps {
  /** Who was here on this page before his session ended. */
  before: string | null;
}

/** Name and password, then the second factor that the server asks for. */
export function LoginScreen({ before }: LoginScreenProps) {
  const [name, setName] = useState(before ?? sessionStorage.getItem(INVITED) ?? '');
  const [password, setPassword] = useState('');
  const login = useLogin(before);
  if (login.needs !== null) return <SecondFactor login={login} name={name} password={password} />;
  return (
    <Door
      title={t('console.login.title')}
      note={before !== null && !login.failure ? t('console.login.ended') : undefined}
      onSubmit={() => login.logIn(name, password)}
    >
      <TextField
        label={t('console.login.name')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Secret label={t('console.login.password')} value={password} onChange={setPassword} />
      <FormMessage>{login.failure}</FormMessage>
      <Button type="submit" tone="gold" wide busy={login.busy}>
        {t('console.login.submit')}
      </Button>
    </Door>
  );
}

interface SecondFactorProps {
  login: Login;
  name: string;
  password: string;
}

function SecondFactor({ login, name, password }: SecondFactorProps) {
  const [code, setCode] = useState('');
  const byCode = login.needs === 'code';
  const send = () =>
    byCode
      ? login.logIn(name, password, { code: code.replace(/\s/g, '') })
      : login.usePasskey(name, password, t('console.login.passkey_failed'));
  return (
    <Door title={t('console.login.code_title')} onSubmit={send}>
      {byCode && (
        <TextField
          label={t('console.login.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <FormMessage>{login.failure}</FormMessage>
      <Button type="submit" tone="gold" wide busy={login.busy}>
        {t(byCode ? 'console.login.submit' : 'console.login.passkey')}
      </Button>
      <Button wide onClick={login.startOver}>
        {t('console.login.back')}
      </Button>
    </Door>
  );
}
