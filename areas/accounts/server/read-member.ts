import type { App, Member } from '@palaro/server';
import { idleEnd } from './authenticate.ts';
import { readMember } from './members.repository.ts';
import { readSessionEnds, touchSession } from './sessions.repository.ts';

/** The member's own row as the specification names its fields (section 3, API-04). */
export async function readMemberInfo(app: App, { id }: Member) {
  const row = await readMember(app.db, id);
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    regDate: row.registered_at.getTime(),
    type: row.type,
    toUpline: row.to_upline,
    kyc: row.kyc_level,
    lastLogin: row.last_login_at
      ? { at: row.last_login_at.toISOString(), place: row.last_login_ip ?? '' }
      : null,
  };
}

/** Member renewal: moves the idle end and reads type and flags anew (accounts.md §6). */
export async function renewSession(app: App, { id, sessionId }: Member) {
  const now = app.clock.now();
  await touchSession(app.db, sessionId, now, idleEnd(app, now));
  const [row, ends] = await Promise.all([
    readMember(app.db, id),
    readSessionEnds(app.db, sessionId),
  ]);
  return {
    type: row.type,
    flags: { firstTimeLogin: row.first_time_login, passwordExpired: row.password_expired },
    idleUntil: ends.idle_until.toISOString(),
    absoluteUntil: ends.absolute_until.toISOString(),
  };
}
