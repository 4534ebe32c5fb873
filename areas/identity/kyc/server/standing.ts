import { dayIn, plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import type { KycState } from '../kyc.api.ts';
import { RENEW_DAYS, TRIES } from '../kyc.limits.ts';
import {
  listApplications,
  lastReopening,
  type ApplicationRecord,
} from './applications.repository.ts';

export interface Standing {
  level: number;
  state: KycState;
  latest: ApplicationRecord | undefined;
  triesLeft: number;
  /** The level the member can apply for now; null: none. */
  next: 1 | 2 | 3 | null;
  idExpiresOn: string | null;
}

/**
 * The member's state on the way None → Pending → Approved | Rejected → Expired
 * (docs/domain/accounts.md §9).
 */
export async function readStanding(app: App, member: MemberId, db: Db = app.db): Promise<Standing> {
  const [{ kyc_level: level }, applications, reopened] = await Promise.all([
    db.selectFrom('member').select('kyc_level').where('id', '=', member).executeTakeFirstOrThrow(),
    listApplications(db, member),
    lastReopening(db, member),
  ]);
  // Below level 2 only applications for level 2 count, because an approved proof of wealth may
  // still exist from before.
  const latest = level < 2 ? applications.find((one) => one.level === 2) : applications[0];
  const triesLeft = Math.max(0, TRIES - countRejected(applications, reopened));
  const proven = applications.find((one) => one.state === 'approved' && one.level === 2);
  const idExpiresOn = proven?.expires_on ?? null;
  const pending = applications.some(({ state }) => state === 'pending');
  const state = pending ? 'pending' : (latest?.state ?? (level < 2 ? 'none' : 'approved'));
  const open = state !== 'pending' && triesLeft > 0;
  return {
    level,
    state,
    latest,
    triesLeft,
    idExpiresOn,
    next: open ? nextLevel(level, isEnding(app, idExpiresOn)) : null,
  };
}

/**
 * Rejections since the last success, or since an operator opened verification again. Where he asked
 * for other pictures, the member did not fail.
 */
function countRejected(newestFirst: readonly ApplicationRecord[], reopened: Date): number {
  const decided = newestFirst.filter(
    (one) => one.decided_at && one.decided_at > reopened && !one.asked_again,
  );
  const success = decided.findIndex(({ state }) => state !== 'rejected');
  return success < 0 ? decided.length : success;
}

function nextLevel(level: number, ending: boolean): Standing['next'] {
  if (level === 0) return 1;
  if (level === 1 || ending) return 2;
  return level === 2 ? 3 : null;
}

export const todayOf = (app: App) => dayIn(app.site.settings['site.zone'], app.clock.now());

function isEnding(app: App, expiresOn: string | null) {
  const from = plusSeconds(app.clock.now(), RENEW_DAYS * 86_400);
  return expiresOn !== null && expiresOn <= dayIn(app.site.settings['site.zone'], from);
}
