import { call, createStore, operatorProof, streamPath, useStore } from '@palaro/client';
import { deskOperator } from '@palaro/desk';
import { sessionApi, type OperatorSession } from '@palaro/operators/api';

streamPath.set('/console/api/events');

const session = createStore<OperatorSession | null>(null);

/** The session of this browser; null shows the login page. */
export const useSession = (): OperatorSession | null => useStore(session);

/** Takes a session from a login or from the start. Null: nobody is logged in. */
export function enter(next: OperatorSession | null): void {
  operatorProof.set(next?.csrf ?? null);
  deskOperator.set(next);
  session.set(next);
}

/** Reads the session again, after something about it has changed. */
export const readSession = async (): Promise<void> => enter(await call(sessionApi.session));

// The server has ended the session: a call was refused, and the proof is gone.
operatorProof.subscribe(() => {
  if (operatorProof.get() === null && session.get() !== null) enter(null);
});

/** Ends the session. The page starts anew, so that nothing read stays in memory. */
export async function logOut(): Promise<void> {
  await call(sessionApi.logOut);
  window.location.assign('/console');
}
