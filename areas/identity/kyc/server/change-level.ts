import { forgetMayPlay, recordAccountChange, type ChangedBy } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { App, RequestInfo, Tx } from '@palaro/server';
import type { KycState } from '../kyc.api.ts';

interface Change {
  member: MemberId;
  /** Undefined: the level stays. */
  level?: number;
  state: KycState;
  by: ChangedBy;
  request?: RequestInfo;
  reason?: string;
}

/**
 * Records the new state of a member's verification, and its level, in the caller's transaction. The
 * member is told after the commit.
 */
export async function changeKyc(app: App, tx: Tx, change: Change): Promise<void> {
  const { member, level, state, by, request, reason } = change;
  if (level !== undefined) {
    await tx.updateTable('member').set({ kyc_level: level }).where('id', '=', member).execute();
  }
  await recordAccountChange(tx, app, {
    memberId: member,
    what: 'kyc',
    by,
    ...(request ? { request } : {}),
    detail: {
      state,
      ...(level === undefined ? {} : { level: String(level) }),
      ...(reason === undefined ? {} : { reason }),
    },
  });
}

/** Makes a change of verification in a new transaction; the next bet sees it. */
export async function withKyc<T>(
  app: App,
  member: MemberId,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', member).forUpdate().execute();
    return change(tx);
  });
  forgetMayPlay(app, member);
  return done;
}
