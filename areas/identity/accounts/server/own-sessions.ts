import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { recordAccountChange } from './account-changes.ts';
import { closeSession } from './authenticate.ts';
import { deviceName } from './device-name.ts';
import { listLogins } from './login-history.repository.ts';
import { readMember } from './members.repository.ts';
import { proveLoginPassword } from './prove-password.ts';
import { dropPairOfSession } from './remembered.repository.ts';
import { endSessionsOfMember } from './sessions-of-member.ts';
import { listOwnSessions } from './sessions.repository.ts';

/** The member's live sessions, the last used first. */
export async function listDevices(app: App, { id, sessionId }: Member) {
  const rows = await listOwnSessions(app.db, id, app.clock.now());
  const list = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    place: row.ip,
    openedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === sessionId,
  }));
  return { list };
}

/**
 * Ends one of the member's sessions, or all others, once the password is proven. For an account
 * without a password the session is proof enough (docs/domain/accounts.md §6). Throws
 * `session.password_wrong`, and `not_found` for a session that is not the member's.
 */
export async function endDevices(
  app: App,
  member: Member,
  { id, password = '' }: { id?: string; password?: string },
  request: RequestInfo,
) {
  const { password_hash } = await readMember(app.db, member.id);
  if (password_hash !== null && !(await proveLoginPassword(app, member.id, password, request))) {
    const fields = { password: 'accounts.reg.confirm.required' };
    throw refuse('session.password_wrong', { fields });
  }
  if (id !== undefined) return endDevice(app, member, id);
  await endSessionsOfMember(app, member.id, 'revoked', { except: member.sessionId });
  const change = { memberId: member.id, what: 'logged_out_everywhere', by: 'member' } as const;
  await recordAccountChange(app.db, app, { ...change, request });
  return {};
}

async function endDevice(app: App, member: Member, id: string) {
  const own = await listOwnSessions(app.db, member.id, app.clock.now());
  if (!own.some((session) => session.id === id)) throw refuse('not_found');
  await dropPairOfSession(app.db, id);
  await closeSession(app, id, member.id, 'revoked');
  return {};
}

/** The latest login tries of the account. */
export async function listLoginHistory(app: App, { id, sessionId }: Member) {
  const rows = await listLogins(app.db, id);
  const list = rows.map((row) => ({
    at: row.at.toISOString(),
    succeeded: row.succeeded,
    how: row.how,
    device: deviceName(row.user_agent),
    place: row.ip,
    newDevice: row.new_device,
    current: row.session_id === sessionId,
  }));
  return { list };
}
