import { deviceName, endSessionsOfMember } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { recordAudit, type App, type Operator } from '@palaro/server';
import { requireMember } from './known-member.ts';

const SHOWN = 50;

/** Open sessions, the browsers that used the account, and the latest logins. */
export async function readSessions(app: App, member: MemberId) {
  await requireMember(app.db, member);
  const now = app.clock.now();
  const [sessions, devices, logins] = await Promise.all([
    app.db
      .selectFrom('session')
      .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
      .where('member_id', '=', member)
      .where('ended_at', 'is', null)
      .where('idle_until', '>', now)
      .where('absolute_until', '>', now)
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute(),
    app.db
      .selectFrom('member_device')
      .select(['device', 'user_agent', 'ip', 'first_at', 'last_at'])
      .where('member_id', '=', member)
      .orderBy('last_at', 'desc')
      .limit(SHOWN)
      .execute(),
    app.db
      .selectFrom('login_history')
      .select(['at', 'succeeded', 'how', 'user_agent', 'ip'])
      .where('member_id', '=', member)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
  ]);
  return {
    sessions: sessions.map((one) => ({
      id: one.id,
      device: deviceName(one.user_agent),
      ip: one.ip,
      startedAt: one.created_at.toISOString(),
      lastUsedAt: one.last_used_at.toISOString(),
    })),
    devices: devices.map((one) => ({
      id: one.device.toString('hex'),
      device: deviceName(one.user_agent),
      ip: one.ip,
      firstAt: one.first_at.toISOString(),
      lastAt: one.last_at.toISOString(),
    })),
    logins: logins.map((one) => ({
      at: one.at.toISOString(),
      succeeded: one.succeeded,
      how: one.how,
      device: deviceName(one.user_agent),
      ip: one.ip,
    })),
  };
}

/** Ends all sessions of a member, and what his browsers remember. Refuses `not_found`. */
export async function endSessions(app: App, operator: Operator, member: MemberId) {
  await app.db.transaction().execute(async (tx) => {
    await requireMember(tx, member);
    await recordAudit(tx, operator, app.clock.now(), {
      action: 'member.end_sessions',
      subject: `member:${member}`,
      member,
    });
  });
  await endSessionsOfMember(app, member, 'revoked');
}
