import { isAgentType } from '@palaro/kernel';
import { refuse, vipLevelOf, type App, type Member } from '@palaro/server';
import { closeSession, idleEnd, sessionOf } from './authenticate.ts';
import { readOwnInfo } from './members.repository.ts';
import { pictureUrl } from './picture-url.ts';
import { touchSession, type FoundSession } from './sessions.repository.ts';

type InfoRow = Awaited<ReturnType<typeof readRow>>;

/** The member's data under the specification's field names (section 3, API-04). */
export const readMemberInfo = async (app: App, member: Member) =>
  infoOf(app, await readRow(app, member), ownSession(member));

/** The account's row with the member's level in the club. */
async function readRow(app: App, { id }: Member) {
  const [row, vip] = await Promise.all([readOwnInfo(app.reads, id), vipLevelOf.of(app)(id)]);
  return { ...row, vip };
}

/** The session was read to learn who calls, so it is not asked for again. */
function ownSession(member: Member): FoundSession {
  const session = sessionOf(member);
  if (!session) throw refuse('session.ended');
  return session;
}

/**
 * Member renewal: moves the idle end and reads type and flags again (docs/domain/accounts.md §6).
 */
export async function renewSession(app: App, member: Member) {
  const session = ownSession(member);
  const now = app.clock.now();
  session.idle_until = idleEnd(app, now);
  await touchSession(app.db, session.id, now, session.idle_until);
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
export async function readSelf(app: App, member: Member) {
  const row = await readRow(app, member);
  const session = ownSession(member);
  return { memberInfo: infoOf(app, row, session), renewal: renewalOf(row, session) };
}

const infoOf = (app: App, row: InfoRow, session: FoundSession) => ({
  id: row.id,
  account: row.account,
  nickname: row.nickname,
  icon: row.icon,
  iconUrl: pictureUrl(row.icon),
  regDate: row.registered_at.getTime(),
  type: row.type,
  toUpline: row.to_upline,
  kyc: row.kyc_level,
  vip: { ...row.vip, shown: app.site.settings['vip.benefit'] },
  flags: {
    hasPassword: row.password_hash !== null,
    hasWithdrawalPassword: row.payment_password_hash !== null,
    mobileVerified: row.mobile_verified_at !== null,
    emailVerified: row.email_verified_at !== null,
    firstTimeLogin: row.first_time_login,
    passwordExpired: row.password_expired,
  },
  lastLogin: session.login_before_at && {
    at: session.login_before_at.toISOString(),
    place: session.login_before_ip ?? '',
  },
});

const renewalOf = (row: InfoRow, ends: FoundSession) => ({
  type: row.type,
  flags: { firstTimeLogin: row.first_time_login, passwordExpired: row.password_expired },
  idleUntil: ends.idle_until.toISOString(),
  absoluteUntil: ends.absolute_until.toISOString(),
});
