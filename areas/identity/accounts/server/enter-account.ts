import { newId } from '@palaro/kernel';
import { refuse, type Answer, type App, type Db, type RequestInfo } from '@palaro/server';
import type { LoginWay } from './accounts.tables.ts';
import type { LoginKind } from './login-steps.ts';
import type { Restriction } from './member-standing.ts';
import type { MemberRecord } from './members.repository.ts';
import { newSession } from './open-session.ts';
import { newPair, rotatePair, type LivePair, type RememberedType } from './remembered-login.ts';
import { dropPairsOfMember } from './remembered.repository.ts';
import { useTemporary, withoutPassword, type Temporary } from './temporary-passwords.ts';
import { writeLogin } from './write-login.repository.ts';

/** The request, and the answer that gets the cookies. */
export interface LoginCall {
  request: RequestInfo;
  answer: Answer;
}

export interface Proven {
  how: LoginWay;
  /** The browser shall remember the member for 30 days. */
  remember?: boolean;
  /** The tab whose slot remembers him; default: the username tab. */
  rememberAs?: RememberedType;
  /** The remembered pair that proved the member. The answer brings the next pair. */
  pair?: LivePair;
  /** The temporary password that proved the member. Opening the session uses it up. */
  temporary?: Temporary;
  /** Default: the members' login. */
  kind?: LoginKind | undefined;
  /** The counter of tries; the login ends its count. */
  guard?: string;
}

interface Coming {
  member: MemberRecord;
  call: LoginCall;
  proven: Proven;
  restriction: Restriction | null;
}

/**
 * Opens the session. What the login uses up, what the browser shall remember and the events all
 * commit with it. Throws `login.failed` where another login was faster, or where the account
 * changed after it was proven.
 */
export function enterAccount(app: App, coming: Coming) {
  const { pair, remember, temporary } = coming.proven;
  if (!pair && !remember && !temporary) return write(app, app.db, coming);
  return app.db.transaction().execute((tx) => write(app, tx, coming));
}

async function write(app: App, db: Db, coming: Coming) {
  const { member, call, proven, restriction } = coming;
  const { how, temporary, guard = null } = proven;
  const { request } = call;
  // A temporary password opens a session in which a new one must be chosen.
  const entering = temporary ? withoutPassword(member) : member;
  const id = newId(app.clock.now());
  if (temporary) {
    const { digest } = temporary;
    const used = await useTemporary(app, db, { member, digest, sessionId: id, request });
    if (!used) throw refuse('login.failed');
    await dropPairsOfMember(db, member.id);
  }
  const kept = await keepBrowser(app, db, member, request, proven);
  const { token, session } = newSession(app, entering, {
    id,
    request,
    leaving: restriction?.code ?? null,
    family: kept?.family ?? null,
  });
  const jobs = app.queue.rowsOf('session.opened', {
    sessionId: id,
    memberId: member.id,
    account: member.account,
    ip: request.ip,
    userAgent: request.userAgent,
    at: app.clock.now().toISOString(),
    first: false,
    newDevice: false,
  });
  const before = await writeLogin(db, { member: entering, how, session, guard, jobs });
  if (!before) throw refuse('login.failed');
  return { ...before, entering, token, sessionId: id, kept };
}

async function keepBrowser(
  app: App,
  db: Db,
  member: MemberRecord,
  request: RequestInfo,
  { pair, remember = false, rememberAs = 'username' }: Proven,
) {
  if (pair) {
    const { family, type } = pair.row;
    return { ...(await rotatePair(app, db, pair)), family, type };
  }
  if (!remember) return null;
  const made = await newPair(app, db, { member: member.id, type: rememberAs, request });
  return { ...made, type: rememberAs };
}
