import type { Answer, App, Principal } from '@palaro/server';
import { closeSession } from './authenticate.ts';
import { dropCookies } from './remembered-login.ts';
import { dropPairOfSession } from './remembered.repository.ts';

/**
 * Ends the token's session if it still lives, and deletes what this browser remembers. A dead token
 * gets the same answer (FGT-06).
 */
export async function logOut(app: App, principal: Principal, answer: Answer) {
  dropCookies(app, answer);
  if (principal.is === 'member') {
    const { sessionId, id } = principal.member;
    await dropPairOfSession(app.db, sessionId);
    await closeSession(app, sessionId, id, 'logout');
  }
  return {};
}
