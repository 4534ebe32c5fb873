import { timingSafeEqual } from 'node:crypto';
import { HEADERS } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import {
  inputDigest,
  keyedDigest,
  siteEnvelope,
  type Answer,
  type App,
  type Member,
  type RequestInfo,
} from '@palaro/server';
import { sessionChanged, sessionOf, tokenHash } from './authenticate.ts';
import { readTokens, renewToken } from './sessions.repository.ts';
import { keepAnswer, takeAnswers } from './step-up-answers.repository.ts';

/** Longer than a page waits for an answer: requests sent before still arrive with the old token. */
const OLD_TOKEN_SECONDS = 20;

interface ProvenCall {
  app: App;
  member: Member;
  answer: Answer;
  request: Pick<RequestInfo, 'takesToken'>;
}

/**
 * Wraps a handler whose call asks the member for a proof. When it has succeeded, the answer brings
 * the session a new token, against session fixation (docs/domain/accounts.md §6, §7). A client that
 * does not say it takes new tokens keeps its old one, as docs/domain/wire.md promises.
 */
export const steppedUp =
  <C extends ProvenCall, R>(handle: (call: C) => R | Promise<R>) =>
  async (call: C): Promise<R> => {
    const value = await handle(call);
    await giveToken(call);
    return value;
  };

/**
 * The same for a call that would be refused the second time (a code already used, a card already
 * there). A client that repeats the identical call with the old token has not received its answer.
 * It gets that answer again, with the new token, as long as the old token lives.
 */
export const steppedUpOnce =
  <C extends ProvenCall & { body: object }, R>(name: string, handle: (call: C) => R | Promise<R>) =>
  async (call: C): Promise<R> => {
    const input = inputDigest(call.app, 'accounts.step-up', [name, call.body]);
    const kept = sessionOf(call.member)?.token_until ? await findKept(call, input) : null;
    if (kept) {
      await giveToken(call);
      return JSON.parse(kept) as R;
    }
    const value = await handle(call);
    if (await giveToken(call)) await keep(call, input, JSON.stringify(value));
    return value;
  };

/**
 * Gives the answer the session's new token, and says whether it did. It does not where the client
 * takes none, or where the session got another token meanwhile, as by a password change: the caller
 * must not get that one.
 */
async function giveToken({ app, member, answer, request }: ProvenCall): Promise<boolean> {
  const session = sessionOf(member);
  if (!request.takesToken || !session) return false;
  const id = member.sessionId;
  const now = app.clock.now();
  const tokens = await readTokens(app.db, id);
  if (!tokens) return false;
  const { token_hash: current, old_token_hash: old, old_token_until: until } = tokens;
  const renewed = until !== null && until > now ? old : null;
  const since = renewed ?? (session.token_until ? null : current);
  const { token_hash: came } = session;
  if (!since || !(current.equals(came) || since.equals(came))) return false;
  const token = tokenAfter(app, id, since);
  if (!renewed) {
    const oldUntil = plusSeconds(now, OLD_TOKEN_SECONDS);
    await renewToken(app.db, id, { from: current, hash: tokenHash(token), oldUntil });
    sessionChanged(app, id);
  }
  // Of several calls at once one renews the token and all get the same. A password change may also
  // have come between.
  const { token_hash: kept } = (await readTokens(app.db, id)) ?? {};
  if (!kept?.equals(tokenHash(token))) return false;
  answer.header(HEADERS.sessionToken, token);
  return true;
}

/**
 * Derived from the token before with the site's secret, so that it can be given again without being
 * stored.
 */
const tokenAfter = (app: App, sessionId: string, hash: Buffer) =>
  keyedDigest(app, 'accounts.next-token', `${sessionId}.${hash.toString('base64url')}`).toString(
    'base64url',
  );

const envelope = (app: App) => siteEnvelope(app, 'accounts.step-up-answer');

const keep = ({ app, member: { sessionId } }: ProvenCall, input: Buffer, text: string) =>
  keepAnswer(app.db, {
    session_id: sessionId,
    input,
    answer: envelope(app).seal(sessionId, text),
    until: plusSeconds(app.clock.now(), OLD_TOKEN_SECONDS),
  });

async function findKept({ app, member: { sessionId } }: ProvenCall, input: Buffer) {
  const rows = await takeAnswers(app.db, sessionId, app.clock.now());
  const row = rows.find((one) => timingSafeEqual(one.input, input));
  return row ? envelope(app).open(sessionId, row.answer) : null;
}
