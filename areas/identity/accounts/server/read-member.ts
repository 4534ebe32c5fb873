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

/** The member's data under the specification's field names (section 3, API-04). */
export async function readMemberInfo(app: App, { id, sessionId }: Member) {
  const [row, before] = await Promise.all([
    readMember(app.db, id),
    findLoginBefore(app.db, id, sessionId),
  ]);
  return infoOf(app, row, before);
}

/**
 * Member renewal: moves the idle end and reads type and flags again (docs/domain/accounts.md §6).
 */
export async function renewSession(app: App, member: Member) {
  const now = app.clock.now();
  await touchSession(app.db, member.sessionId, now, idleEnd(app, now));
  const { renewal } = await readSelf(app, member);
  if (mayKeep(app, member, renewal.type)) return renewal;
  await closeSession(app, member.sessionId, member.id, 'type');
  throw refuse('session.ended');
}

/**
 * An agents' session ends when its member is no agent any more; a members' session ends when the
 * deployment keeps its member's type out.
 */
const mayKeep = (app: App, { kind }: Member, type: number) =>
  kind === 'A' ? isAgentType(type) : !app.site.settings['session.plRefuse'].includes(type);

/**
 * Member info and the answer of a renewal, for a call that itself counts as use: the session's use
 * was noted when its token was read.
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
  // Levels come with promotions; until then every member is at the first level.
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
