import { HEADERS } from '@palaro/api';
import { plusSeconds, randomToken } from '@palaro/kernel';
import type { Answer, App, Member, RequestInfo } from '@palaro/server';
import { forgetSessions, tokenHash } from './authenticate.ts';
import { renewToken } from './sessions.repository.ts';

/** Longer than a page waits for an answer: what it sent before still arrives with the old token. */
const OLD_TOKEN_SECONDS = 20;

interface ProvenCall {
  app: App;
  member: Member;
  answer: Answer;
  request: Pick<RequestInfo, 'takesToken'>;
}

/**
 * A handler whose call asks its member for a proof. Once it has done its work the session goes on
 * with another token, which the answer brings (session fixation; accounts.md §6, §7). A caller that
 * does not say that he takes one keeps the login's, as wire.md promises.
 */
export const steppedUp =
  <C extends ProvenCall, R>(handle: (call: C) => R | Promise<R>) =>
  async (call: C): Promise<R> => {
    const value = await handle(call);
    await giveToken(call);
    return value;
  };

/** Of several step-ups at once the first gives a token; the others would take it away again. */
async function giveToken({ app, member, answer, request }: ProvenCall): Promise<void> {
  if (!request.takesToken) return;
  const { sessionId } = member;
  const token = randomToken();
  const now = app.clock.now();
  const oldUntil = plusSeconds(now, OLD_TOKEN_SECONDS);
  if (!(await renewToken(app.db, sessionId, { hash: tokenHash(token), now, oldUntil }))) return;
  forgetSessions(app, ({ id }) => id === sessionId);
  answer.header(HEADERS.sessionToken, token);
}
