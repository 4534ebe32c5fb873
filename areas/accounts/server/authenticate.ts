import { createHash } from 'node:crypto';
import { isLanguage, plusSeconds } from '@palaro/kernel';
import { defineService, refuse, type App, type Member, type Principal } from '@palaro/server';
import { endSession, findSession, touchSession, type FoundSession } from './sessions.repository.ts';

/** The longest that a session lives which may do less than others (accounts.md §6). */
export const RESTRICTED_SECONDS = 15 * 60;
/** How long another node may still take a session that was ended here. */
const TRUSTED_MS = 5_000;
/** Every call counts as use, but one write a minute is enough to move a 30-minute end. */
const TOUCH_SECONDS = 60;
/** Bounds memory; a full cache is simply started anew. */
const CACHE_MAX = 50_000;

interface Known {
  session: FoundSession;
  readAt: number;
}

/** Sessions read lately, so that a bet does not wait for a query that would answer the same. */
const knownSessions = defineService('accounts.sessions', (app) => {
  const known = new Map<string, Known>();
  const forgetOne = ({ sessionId }: { sessionId: string }) =>
    forget(known, ({ id }) => id === sessionId);
  app.bus.on('session.ended', forgetOne);
  app.bus.on('elsewhere.session', forgetOne);
  return known;
});

function forget(known: Map<string, Known>, which: (session: FoundSession) => boolean) {
  for (const [key, { session }] of known) if (which(session)) known.delete(key);
}

/** The next call with one of these reads it anew: its token, its rights or its member changed. */
export const forgetSessions = (app: App, which: (session: FoundSession) => boolean): void =>
  forget(knownSessions(app), which);

export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/**
 * Who holds a token: the one way to know the principal. Throws `session.ended` for a token that is
 * unknown, forged, revoked or followed by another, `session.expired` for one past its idle or
 * absolute end, and `session.replaced` where the same account logged in elsewhere.
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
  if (plusSeconds(session.last_used_at, TOUCH_SECONDS) <= now) await touch(app, session, now);
  return { is: 'member', member: memberOf(session) };
}

/** What a session is refused with by how it ended; otherwise it just has. */
const END_CODES: Record<string, string> = {
  expired: 'session.expired',
  replaced: 'session.replaced',
};

/** A closed account still reads and takes out its money; a disabled one does nothing. */
const isIn = ({ state, leaving }: FoundSession) =>
  state === 'active' || (state === 'closed' && leaving !== null);

async function readSession(app: App, token: string): Promise<FoundSession | undefined> {
  const known = knownSessions(app);
  const hash = tokenHash(token);
  const key = hash.toString('base64');
  const at = app.clock.now().getTime();
  const cached = known.get(key);
  if (cached && at - cached.readAt < TRUSTED_MS) return cached.session;
  const session = await findSession(app.db, hash);
  if (known.size >= CACHE_MAX) known.clear();
  if (session) known.set(key, { session, readAt: at });
  return session;
}

async function touch(app: App, session: FoundSession, now: Date) {
  session.last_used_at = now;
  session.idle_until = idleEnd(app, now);
  await touchSession(app.db, session.id, now, session.idle_until);
}

export const idleEnd = (app: App, now: Date) =>
  plusSeconds(now, app.site.settings['session.idleMinutes'] * 60);

/** The sessions that callers came with, for what hangs on their tokens; handlers know neither. */
const sessions = new WeakMap<Member, FoundSession>();

/** The session that a caller came with, as it was then; undefined for who came by none. */
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

/** Ends one session and tells the rest of the server; repeating it changes nothing. */
export async function closeSession(app: App, sessionId: string, memberId: string, reason: string) {
  const ended = await endSession(app.db, sessionId, reason, app.clock.now());
  if (ended) app.bus.emit('session.ended', { sessionId, memberId, reason });
}
