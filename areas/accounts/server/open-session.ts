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
  /** The remembered browser that it comes of. */
  family: string | null;
}

/** A session that begins now, and its token: 256 random bits, kept as a hash (accounts.md §6). */
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

/** The last moment of a session that begins now. */
export function absoluteEnd(app: App, now: Date, type: number, restricted: boolean): Date {
  if (restricted) return plusSeconds(now, RESTRICTED_SECONDS);
  const hours = isTrialType(type) ? TRIAL_HOURS : app.site.settings['session.absoluteHours'];
  return plusSeconds(now, hours * 3600);
}

/**
 * With `session.devices` = one, the member's other sessions end; with many, the oldest of ten.
 * `before`: how many were open when the last was opened; two that open at once see none of each
 * other, so where there may be one it is always looked.
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
