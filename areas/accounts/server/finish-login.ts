import type { Reply } from '@palaro/api';
import { refuse, type Answer, type App, type Db, type RequestInfo } from '@palaro/server';
import type { accountsApi } from '../accounts.api.ts';
import './accounts.events.ts';
import type { LoginWay } from './accounts.tables.ts';
import { passLoginStep } from './login-steps.ts';
import { readRestriction, type Restriction } from './member-standing.ts';
import type { MemberRecord } from './members.repository.ts';
import { endCrowded, newSession } from './open-session.ts';
import {
  giveHalves,
  newPair,
  rotatePair,
  type LivePair,
  type RememberedType,
} from './remembered-login.ts';
import { writeLogin } from './write-login.repository.ts';

export type LoginReply = Reply<(typeof accountsApi)['login']>;

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
}

/**
 * Lets a member in who has proven who he is, by whatever way: asks for the second factor, opens
 * the session, notes device and history, remembers the browser. Throws `login.failed` for a
 * disabled account and `login.second_factor` (accounts.md §3, §4, §6).
 */
export async function finishLogin(
  app: App,
  member: MemberRecord,
  call: LoginCall,
  proven: Proven,
): Promise<LoginReply> {
  if (member.state === 'disabled') throw refuse('login.failed');
  const remember = proven.remember === true || proven.pair !== undefined;
  const rememberAs = proven.pair?.row.type ?? proven.rememberAs ?? 'username';
  await passLoginStep(app, member, call.request, { how: proven.how, remember, rememberAs });
  const restriction = await readRestriction(app, member);
  const done = await enter(app, { member, call, proven, restriction });
  await endCrowded(app, member.id, done.open);
  const { ip, userAgent } = call.request;
  const { sessionId, first, newDevice } = done;
  const opened = { sessionId, memberId: member.id, account: member.account, ip, userAgent };
  app.bus.emit('session.opened', { ...opened, first, newDevice, at: app.clock.now() });
  return {
    token: done.token,
    ...selfOf(member),
    ...(done.kept ? { remember: giveHalves(app, call.answer, done.kept.type, done.kept) } : {}),
    ...(restriction ? { restriction: told(restriction) } : {}),
  };
}

const selfOf = (member: MemberRecord) => ({
  userName: member.account,
  customerType: member.type,
  firstTimeLogin: member.first_time_login,
  passwordExpired: member.password_expired,
  merchantCode: member.merchant_code,
});

const told = ({ code, until }: Restriction) => ({ code, until: until?.toISOString() ?? null });

interface Coming {
  member: MemberRecord;
  call: LoginCall;
  proven: Proven;
  restriction: Restriction | null;
}

/** Opens the session; what the browser is to remember commits with it. */
function enter(app: App, coming: Coming) {
  const { pair, remember } = coming.proven;
  if (!pair && !remember) return write(app, app.db, coming);
  return app.db.transaction().execute((tx) => write(app, tx, coming));
}

async function write(app: App, db: Db, { member, call, proven, restriction }: Coming) {
  const { request } = call;
  const kept = await keepBrowser(app, db, member, request, proven);
  const { token, session } = newSession(app, member, {
    request,
    leaving: restriction?.code ?? null,
    family: kept?.family ?? null,
  });
  const before = await writeLogin(db, { member, how: proven.how, session });
  if (!before) throw refuse('login.failed');
  return { ...before, token, sessionId: session.id, kept };
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
