import { call, failureMessage, navigate, t } from '@palaro/client';
import { sessionApi } from '@palaro/operators/api';
import { Button, FormMessage, toast } from '@palaro/ui';
import { useState } from 'react';
import { Door } from './Door.tsx';
import { INVITED } from './LoginScreen.tsx';
import { NewPassword, usePair } from './NewPassword.tsx';

/** `/console/invitation#token`: the invited person chooses a password. A fragment is never sent. */
export function InvitationScreen() {
  const [token] = useState(() => window.location.hash.slice(1));
  const pair = usePair();
  const [failure, setFailure] = useState<string | null>(
    token === '' ? t('console.invitation.missing') : null,
  );
  const [busy, setBusy] = useState(false);
  const send = () => {
    if (busy || token === '' || !pair.same()) return;
    setBusy(true);
    setFailure(null);
    call(sessionApi.acceptInvitation, { body: { token, password: pair.next } })
      .then(({ name }) => {
        sessionStorage.setItem(INVITED, name);
        toast(t('console.invitation.done', { name }), { kind: 'success' });
        navigate('/console', { replace: true });
      })
      .catch((error: unknown) => setFailure(failureMessage(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Door title={t('console.invitation.title')} note={t('console.invitation.text')} onSubmit={send}>
      <NewPassword pair={pair} />
      <FormMessage>{failure}</FormMessage>
      <Button type="submit" tone="gold" wide busy={busy} disabled={token === ''}>
        {t('console.invitation.submit')}
      </Button>
    </Door>
  );
}
