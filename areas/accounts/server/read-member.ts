import { isAgentType } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import { closeSession, idleEnd } from './authenticate.ts';
import { findLoginBefore } from './login-history.repository.ts';
import { readMember } from './members.repository.ts';
import { pictureUrl } from './picture-url.ts';
import { readSessionEnds, touchSession } from './sessions.repository.ts';

type MemberRow = Awaited<ReturnType<typeof readMember>>;
type LoginBefore = Awaited<ReturnType<typeof findLoginBefore>>;
type SessionEnds = Awaited<ReturnType<typeof readSessionEnds>>;

/** The member's own row as the specification names its fields (section 3, API-04). */
export async function readMemberInfo(app: App, { id, sessionId }: Member) {
  const [row, before] = await Promise.all([
    readMember(app.db, id),
    findLoginBefore(app.db, id, sessionId),
  ]);
  return infoOf(app, row, before);
}

/** Member renewal: moves the idle end and reads type and flags anew (accounts.md §6). */
export async function renewSession(app: App, member: Member) {
  const now = app.clock.now();
  await touchSession(app.db, member.sessionId, now, idleEnd(app, now));
  const { renewal } = await readSelf(app, member);
  if (mayKeep(app, member, renewal.type)) return renewal;
  await closeSession(app, member.sessionId, member.id, 'type');
  throw refuse('session.ended');
}

/** A session that an agent opened ends with his being one, others with a type that is kept out. */
const mayKeep = (app: App, { kind }: Member, type: number) =>
  kind === 'A' ? isAgentType(type) : !app.site.settings['session.plRefuse'].includes(type);

/**
 * Member info and what a renewal answers, for a call that is a renewal by itself: every call counts
 * as use, and was noted as that within a minute when its token was read.
 */
export async function readSelf(app: App, { id, sessionId }: Member) {
  const [row, ends, before] = await Promise.all([
    readMember(app.db, id),
    readSessionEnds(app.db, sessionId),
    findLoginBefore(app.db, id, sessionId),
  ]);
  return { memberInfo: infoOf(app, row, before), renewal: renewalOf(row, ends) };
}

const infoOf = (app: App, row: MemberRow, before: LoginBefore) => ({
  id: row.id,
  account: row.account,
  nickname: row.nickname,
  icon: row.icon,
  iconUrl: pictureUrl(row.icon),
  regDate: row.registered_at.getTime(),
  type: row.type,
  toUpline: row.to_upline,
  kyc: row.kyc_level,
  // Levels come with promotions; until then every member stands at the first.
  vip: { level: 0, label: '', shown: app.site.settings['vip.benefit'] },
  flags: {
    hasPassword: row.password_hash !== null,
    hasWithdrawalPassword: row.payment_password_hash !== null,
    mobileVerified: row.mobile_verified_at !== null,
    emailVerified: row.email_verified_at !== null,
    firstTimeLogin: row.first_time_login,
    passwordExpired: row.password_expired,
  },
  lastLogin: before ? { at: before.at.toISOString(), place: before.ip } : null,
});

const renewalOf = (row: MemberRow, ends: SessionEnds) => ({
  type: row.type,
  flags: { firstTimeLogin: row.first_time_login, passwordExpired: row.password_expired },
  idleUntil: ends.idle_until.toISOString(),
  absoluteUntil: ends.absolute_until.toISOString(),
});
