import { call, failureMessage } from '@palaro/client';
import { sessionApi } from '@palaro/operators/api';
import { useState } from 'react';
import { enter } from '../session.ts';

type Factor = { code?: string; passkey?: Record<string, unknown> };

/** The state of a login: what the server needs next, and why the last attempt failed. */
export function useLogin(before: string | null) {
  const [needs, setNeeds] = useState<'code' | 'passkey' | null>(null);
  const [challenge, setChallenge] = useState<Record<string, unknown> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (name: string, password: string, factor?: Factor) => {
    const answer = await call(sessionApi.logIn, { body: { name, password, factor } });
    setNeeds(answer.needs);
    setChallenge(answer.challenge);
    if (!answer.session) return;
    // Another person must not see what the one before has read.
    if (before !== null) window.location.reload();
    else enter(answer.session);
  };
  /** `said` replaces the failure's message where the browser, not the server, may have failed. */
  const attempt = (sending: () => Promise<void>, said?: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    sending()
      .catch((error: unknown) => setFailure(said ?? failureMessage(error)))
      .finally(() => setBusy(false));
  };
  return {
    needs,
    failure,
    busy,
    logIn: (name: string, password: string, factor?: Factor) =>
      attempt(() => send(name, password, factor)),
    usePasskey: (name: string, password: string, said: string) =>
      attempt(async () => {
        const { startAuthentication } = await import('@simplewebauthn/browser');
        const passkey = await startAuthentication({ optionsJSON: challenge as never });
        await send(name, password, { passkey: { ...passkey } });
      }, said),
    startOver() {
      setNeeds(null);
      setFailure(null);
    },
  };
}

export type Login = ReturnType<typeof useLogin>;
