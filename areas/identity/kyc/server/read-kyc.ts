import { Money, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { KycStatus } from '../kyc.api.ts';
import { listDrafts } from './documents.ts';
import { graceEnd, isProven, unprovenDepositLeft } from './kyc-gate.ts';
import { readPerson } from './person.ts';
import { readStanding } from './standing.ts';

/** How far a member is verified, what that allows and which step is next. */
export async function readKyc(app: App, member: MemberId): Promise<KycStatus> {
  const [standing, drafts, account] = await Promise.all([
    readStanding(app, member),
    listDrafts(app.db, member),
    app.db
      .selectFrom('member')
      .select(['type', 'registered_at', 'mobile_verified_at'])
      .where('id', '=', member)
      .executeTakeFirstOrThrow(),
  ]);
  const { level, state, latest, triesLeft, next, idExpiresOn } = standing;
  const profile = app.site.settings['kyc.profile'];
  const proven = isProven({ kyc_level: level, type: account.type });
  const inGrace = profile === 'grace72' && !proven;
  const left = inGrace ? await unprovenDepositLeft(app, member) : null;
  return {
    level,
    state,
    triesLeft,
    next,
    profile,
    idExpiresOn,
    reason: state === 'rejected' ? (latest?.reason ?? null) : null,
    graceUntil: inGrace ? graceEnd(account.registered_at).toISOString() : null,
    depositLeft: left === null ? null : Money.text(left),
    mobileVerified: account.mobile_verified_at !== null,
    person: level < 2 ? await readPerson(app, member) : null,
    documents: drafts.map(({ kind, added_at }) => ({ kind, addedAt: added_at.toISOString() })),
  };
}
