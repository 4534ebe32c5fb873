import { createHash } from 'node:crypto';
import type { PlainCode } from '@palaro/api';
import { isLanguage, plusSeconds } from '@palaro/kernel';
import { defineService, refuse, type App, type Member, type Principal } from '@palaro/server';
import { endSessionsIn } from '@palaro/wallet/server';
import { noteUse, usesWritten } from './session-uses.ts';
import { endSession, findSession, type FoundSession } from './sessions.repository.ts';

/** A restricted session lives at most this long (docs/domain/accounts.md §6). */
export const RESTRICTED_SECONDS = 15 * 60;
/** How long another node may still accept an old token if it did not hear of its end. */
const TRUSTED_MS = 5_000;
/** Every call counts as use, but one write a minute is enough to extend a 30-minute idle limit. */
const TOUCH_SECONDS = 60;
/** Limits memory: a full cache is emptied. */
const CACHE_MAX = 50_000;

interface Known {
  session: FoundSession;
  readAt: number;
}

/** Recently read sessions, so that a bet does not wait for a query with the same answer. */
const knownSessions = defineService('accounts.sessions', (app) => {
  const known = new Map<string, Known>();
  // How often something was forgotten: what was read before that must not be kept after it.
  const cache = { known, forgotten: 0 };
  const forget = ({ sessionId }: { sessionId: string }) => {
    cache.forgotten += 1;
    for (const [key, { session }] of known) if (session.id === sessionId) known.delete(key);
  };
  app.nodeBus.on('session.ended', forget);
  app.nodeBus.on('session.changed', forget);
  app.nodeBus.on('elsewhere.session', forget);
  app.nodeBus.on('elsewhere.changed', forget);
  app.nodeBus.on('elsewhere.missed', () => {
    cache.forgotten += 1;
    known.clear();
  });
  return cache;
});

/** Makes every node read the session anew, because its token or its rights changed. */
export const sessionChanged = (app: App, sessionId: string): void =>
  app.nodeBus.emit('session.changed', { sessionId });

export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/**
 * Who holds a token; there is no other way to learn the principal. Throws `session.ended` for a
 * token that is unknown, forged, revoked or already replaced, `session.expired` for one past its
 * idle or absolute end, and `session.replaced` where the same account logged in elsewhere.
 */
export async function authenticate(app: App, token: string): Promise<Principal> {
  const session = await readSession(app, token);
  if (!session || !isIn(session)) throw refuse('session.ended');
  if (session.ended_at) throw refuse(END_CODES[session.end_reason ?? ''] ?? 'session.ended');
  const now = app.clock.now();
  if (session.token_until && now >= session.token_until) throw refuse('session.ended');
  if (now >= session.idle_until || now >= session.absolute_until) {
    await closeSession(app, session.id, session.member_id, 'expired');
    throw refuse('session.expired');
  }
  if (plusSeconds(session.last_used_at, TOUCH_SECONDS) <= now) touch(app, session, now);
  return { is: 'member', member: memberOf(session) };
}

/** The refusal for each way a session can end; for any other it is `session.ended`. */
const END_CODES: Record<string, PlainCode> = {
  expired: 'session.expired',
  replaced: 'session.replaced',
};

/** A closed account may still read and withdraw its money; a disabled account may do nothing. */
const isIn = ({ state, leaving }: FoundSession) =>
  state === 'active' || (state === 'closed' && leaving !== null);

async function readSession(app: App, token: string): Promise<FoundSession | undefined> {
  const cache = knownSessions(app);
  const { known, forgotten } = cache;
  const hash = tokenHash(token);
  const key = hash.toString('base64');
  const at = app.clock.now().getTime();
  const cached = known.get(key);
  if (cached && at - cached.readAt < TRUSTED_MS) return cached.session;
  await usesWritten(app);
  const session = await findSession(app.reads, hash);
  if (known.size >= CACHE_MAX) known.clear();
  if (session && cache.forgotten === forgotten) known.set(key, { session, readAt: at });
  return session;
}

function touch(app: App, session: FoundSession, now: Date) {
  session.last_used_at = now;
  session.idle_until = idleEnd(app, now);
  noteUse(app, session.id, now, session.idle_until);
}

export const idleEnd = (app: App, now: Date) =>
  plusSeconds(now, app.site.settings['session.idleMinutes'] * 60);

/** The session behind each caller, for code that works with its tokens. Handlers do not see it. */
const sessions = new WeakMap<Member, FoundSession>();

/** The caller's session as it was when the call came. Undefined for a caller without a session. */
export const sessionOf = (member: Member): FoundSession | undefined => sessions.get(member);

function memberOf(session: FoundSession): Member {
  const member = asMember(session);
  sessions.set(member, session);
  return member;
}

const asMember = (session: FoundSession): Member => ({
  id: session.member_id,
  account: session.account,
  nickname: session.nickname,
  type: session.type,
  merchantCode: session.merchant_code,
  language: isLanguage(session.language) ? session.language : 'EN',
  sessionId: session.id,
  kind: session.kind,
  restricted: session.restricted,
  ...(session.leaving ? { leaving: session.leaving } : {}),
});

/**
 * Ends one session and tells the rest of the server. A logout ends the member's games in the same
 * commit, so that no bet is taken once it was answered (docs/domain/wallet-protocol.md §9).
 * Repeating it changes nothing.
 */
export async function closeSession(app: App, sessionId: string, memberId: string, reason: string) {
  const ended = await app.db.transaction().execute(async (tx) => {
    const now = await endSession(tx, sessionId, reason, app.clock.now());
    // A session that runs out idle must not end a game that is played on another device.
    if (now && reason === 'logout') {
      await endSessionsIn(app, tx, memberId);
      await app.queue.emit(tx, 'session.logged-out', { memberId, sessionId });
    }
    return now;
  });
  if (ended) app.nodeBus.emit('session.ended', { sessionId, memberId, reason });
}
