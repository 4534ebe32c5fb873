import type { App, Principal } from '@palaro/server';
import { closeSession } from './authenticate.ts';

/** Ends the session of the token, if it still lives; a dead token is answered alike (FGT-06). */
export async function logOut(app: App, principal: Principal) {
  if (principal.is === 'member') {
    const { sessionId, id } = principal.member;
    await closeSession(app, sessionId, id, 'logout');
  }
  return {};
}
