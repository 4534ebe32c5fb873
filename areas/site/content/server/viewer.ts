import { isAgentType, isTrialType } from '@palaro/kernel';
import { defineService, vipLevelOf, type App, type Member } from '@palaro/server';
import { reaches, type Reached } from '../audience.ts';
import type { Announcement } from '../content.api.ts';
import { hadSessionBefore, readReached } from './content.repository.ts';
import type { PublishedAnnouncement } from './published.ts';

/** Bounds memory: a full map is emptied. */
const SESSIONS_MAX = 50_000;

/**
 * The visitor's properties that content depends on. More of a member's data is read only if a row
 * needs it.
 */
export interface Viewer {
  member: Member | null;
  merchant: string;
}

export const isAgent = ({ member }: Viewer) =>
  member !== null && !member.restricted && isAgentType(member.type);

/** The announcements that this viewer may see (POP-05, audience, trial accounts). */
export async function visibleTo(
  app: App,
  { member, merchant }: Viewer,
  rows: readonly PublishedAnnouncement[],
): Promise<PublishedAnnouncement[]> {
  const trial = member !== null && isTrialType(member.type);
  const fit = rows.filter(
    (row) =>
      (row.merchant_code === null || row.merchant_code === merchant) &&
      (!trial || row.for_trials) &&
      (member ? row.execution !== 'B' : row.execution === null || row.execution === 'B'),
  );
  const [first, reached] = await Promise.all([
    member && fit.some(isForFirstLogin) ? isFirstLogin(app, member) : false,
    member && fit.some(({ audience }) => audience.kind !== 'all') ? reachedOf(app, member) : null,
  ]);
  return fit.filter((row) => (first || !isForFirstLogin(row)) && reaches(row.audience, reached));
}

const isForFirstLogin = ({ execution }: { execution: Announcement['execution'] }) =>
  execution === 'F';

async function reachedOf(app: App, member: Member): Promise<Reached> {
  const [vip, reached] = await Promise.all([
    vipLevelOf.of(app)(member.id),
    readReached(app.reads, member.id),
  ]);
  return { vip: vip.level, ...reached };
}

/** The answer for a session never changes, so it can be kept. */
const firstLogins = defineService('content.first-logins', () => new Map<string, boolean>());

/**
 * Whether this is the member's first login, that is, no earlier session was usable. A session that
 * may only change the password does not count, because it showed nothing.
 */
async function isFirstLogin(app: App, { id, sessionId }: Member): Promise<boolean> {
  const known = firstLogins(app);
  const kept = known.get(sessionId);
  if (kept !== undefined) return kept;
  const first = !(await hadSessionBefore(app.reads, id, sessionId));
  if (known.size >= SESSIONS_MAX) known.clear();
  known.set(sessionId, first);
  return first;
}
