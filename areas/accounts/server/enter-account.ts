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

/** Who calls, and where the answer's cookies go. */
export interface LoginCall {
  request: RequestInfo;
  answer: Answer;
}

export interface Proven {
  how: LoginWay;
  /** The browser is to know the member for 30 days. */
  remember?: boolean;
  /** The tab that remembers; the one of usernames unless given. */
  rememberAs?: RememberedType;
  /** The remembered pair that proved him; the answer brings the next. */
  pair?: LivePair;
  /** The temporary password that proved him; the session that opens uses it up. */
  temporary?: Temporary;
  /** The members' login unless given. */
  kind?: LoginKind | undefined;
  /** The counter of tries that ends with the login. */
  guard?: string;
}

interface Coming {
  member: MemberRecord;
  call: LoginCall;
  proven: Proven;
  restriction: Restriction | null;
}

/**
 * Opens the session; what it uses up and what the browser is to remember commit with it. Throws
 * `login.failed` where somebody was faster, or changed the account since it was proven.
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
  // A temporary password opens a session to choose another in.
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
  const before = await writeLogin(db, { member: entering, how, session, guard });
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
