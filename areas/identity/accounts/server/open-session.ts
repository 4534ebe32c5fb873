import { isAgentType, isTrialType, plusSeconds, randomToken } from '@palaro/kernel';
import type { App, RequestInfo } from '@palaro/server';
import type { Leaving } from './accounts.tables.ts';
import { closeSession, idleEnd, RESTRICTED_SECONDS, tokenHash } from './authenticate.ts';
import { deviceOf } from './devices.repository.ts';
import type { MemberRecord } from './members.repository.ts';
import { listLiveSessions } from './sessions.repository.ts';

/** Gateways of the specification: WEB = 1, MOBILE = 3 (SESS-02). */
const GATEWAY = { WEB: 1, MOBILE: 3, OTHERS: 3 } as const;
const TRIAL_HOURS = 2;
const DEVICES_AT_ONCE = 10;

interface NewSession {
  id: string;
  request: RequestInfo;
  leaving: Leaving | null;
  /** The remembered browser that opened it. */
  family: string | null;
}

/**
 * A session that begins now, and its token: 256 random bits, stored as a hash
 * (docs/domain/accounts.md §6).
 */
export function newSession(
  app: App,
  member: MemberRecord,
  { id, request, leaving, family }: NewSession,
) {
  const now = app.clock.now();
  const token = randomToken();
  const restricted = member.first_time_login || member.password_expired;
  const session = {
    id,
    token_hash: tokenHash(token),
    member_id: member.id,
    kind: isAgentType(member.type) ? 'A' : 'PL',
    gateway: GATEWAY[request.device],
    device: request.device,
    device_mark: deviceOf(request),
    remembered_family: family,
    user_agent: request.userAgent,
    ip: request.ip,
    restricted,
    leaving,
    created_at: now,
    last_used_at: now,
    idle_until: idleEnd(app, now),
    absolute_until: absoluteEnd(app, now, member.type, restricted || leaving !== null),
    ended_at: null,
    end_reason: null,
  } as const;
  return { token, session };
}

/** When a session that begins now ends at the latest. */
export function absoluteEnd(app: App, now: Date, type: number, restricted: boolean): Date {
  if (restricted) return plusSeconds(now, RESTRICTED_SECONDS);
  const hours = isTrialType(type) ? TRIAL_HOURS : app.site.settings['session.absoluteHours'];
  return plusSeconds(now, hours * 3600);
}

/**
 * With `session.devices` = one, ends the member's other sessions; with many, the oldest beyond ten.
 * `before`: how many were open when the last one opened. Two that open at once do not see each
 * other, so where only one is allowed the sessions are always read again.
 */
export async function endCrowded(app: App, memberId: string, before: number): Promise<void> {
  const one = app.site.settings['session.devices'] === 'one';
  const allowed = one ? 1 : DEVICES_AT_ONCE;
  if (!one && before < allowed) return;
  const live = await listLiveSessions(app.db, memberId);
  for (const { id } of live.slice(0, Math.max(0, live.length - allowed))) {
    await closeSession(app, id, memberId, 'replaced');
  }
}
