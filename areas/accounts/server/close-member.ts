import type { MemberId } from '@palaro/kernel';
import type { App, RequestInfo, Tx } from '@palaro/server';
import { endSessionsOf } from '@palaro/wallet/server';
import { recordAccountChange } from './account-changes.ts';
import { forgetMayPlay } from './may-play.ts';
import { endSessionsOfMember } from './sessions-of-member.ts';

/**
 * Closes an account for its member: no play, no login but to take out what may still come in, and
 * its name stays taken for ever. A verified number is free for another account. Answers whether
 * this call closed it; `within` writes besides in the same commit (accounts.md §3).
 */
export async function closeMember(
  app: App,
  member: MemberId,
  request: RequestInfo,
  within: (tx: Tx, now: Date) => Promise<unknown>,
): Promise<boolean> {
  const now = app.clock.now();
  const closed = await app.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('member')
      .set({ state: 'closed', closed_at: now, mobile_verified_at: null })
      .where('id', '=', member)
      .where('state', '=', 'active')
      .returning(['mobile', 'email'])
      .executeTakeFirst();
    if (!row) return false;
    await within(tx, now);
    const { mobile, email } = row;
    // He no longer reads an inbox here: it is said where he can be reached.
    const tellOld = { ...(mobile ? { mobile } : {}), ...(email ? { email } : {}) };
    const change = { memberId: member, what: 'closed', by: 'member', request, tellOld } as const;
    await recordAccountChange(tx, app, change);
    return true;
  });
  if (!closed) return false;
  forgetMayPlay(app, member);
  await endSessionsOf(app, member, 'blocked');
  await endSessionsOfMember(app, member, 'closed');
  return true;
}
