import { isAgentType, isTrialType, newId, plusSeconds, randomToken } from '@palaro/kernel';
import type { App, RequestInfo } from '@palaro/server';
import { closeSession, idleEnd, tokenHash } from './authenticate.ts';
import type { MemberRecord } from './members.repository.ts';
import { insertSession, listLiveSessions } from './sessions.repository.ts';

/** Gateways of the specification: WEB = 1, MOBILE = 3 (SESS-02). */
const GATEWAY = { WEB: 1, MOBILE: 3, OTHERS: 3 } as const;
const TRIAL_HOURS = 2;
const RESTRICTED_MINUTES = 15;
const DEVICES_AT_ONCE = 10;

/**
 * Opens a session and answers its token: 256 random bits, kept as a hash only (accounts.md §6).
 * With `session.devices` = one, the others end; with many, the oldest beyond ten.
 */
export async function openSession(app: App, member: MemberRecord, request: RequestInfo) {
  const now = app.clock.now();
  const token = randomToken();
  const restricted = member.first_time_login || member.password_expired;
  const id = newId(now);
  await insertSession(app.db, {
    id,
    token_hash: tokenHash(token),
    member_id: member.id,
    kind: isAgentType(member.type) ? 'A' : 'PL',
    gateway: GATEWAY[request.device],
    device: request.device,
    user_agent: request.userAgent,
    ip: request.ip,
    restricted,
    created_at: now,
    last_used_at: now,
    idle_until: idleEnd(app, now),
    absolute_until: absoluteEnd(app, now, member.type, restricted),
    ended_at: null,
    end_reason: null,
  });
  await endOthers(app, member.id);
  return { token, sessionId: id };
}

function absoluteEnd(app: App, now: Date, type: number, restricted: boolean): Date {
  if (restricted) return plusSeconds(now, RESTRICTED_MINUTES * 60);
  const hours = isTrialType(type) ? TRIAL_HOURS : app.site.settings['session.absoluteHours'];
  return plusSeconds(now, hours * 3600);
}

async function endOthers(app: App, memberId: string) {
  const allowed = app.site.settings['session.devices'] === 'one' ? 1 : DEVICES_AT_ONCE;
  const live = await listLiveSessions(app.db, memberId);
  for (const { id } of live.slice(0, Math.max(0, live.length - allowed))) {
    await closeSession(app, id, memberId, 'replaced');
  }
}
