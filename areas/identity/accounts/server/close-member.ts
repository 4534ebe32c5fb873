import type { MemberId } from '@palaro/kernel';
import type { App, RequestInfo, Tx } from '@palaro/server';
import { recordAccountChange } from './account-changes.ts';
import { endAllOfStopped } from './sessions-of-member.ts';

/**
 * Closes an account at its member's request. He can no longer play, and can log in only to withdraw
 * money that may still arrive. The name stays taken for ever; a verified number becomes free for
 * another account. Answers whether this call closed it. `within` adds writes to the same commit
 * (docs/domain/accounts.md §3).
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
    // He no longer reads the inbox here, so he is told at his contact.
    const tellOld = { ...(mobile ? { mobile } : {}), ...(email ? { email } : {}) };
    const change = { memberId: member, what: 'closed', by: 'member', request, tellOld } as const;
    await recordAccountChange(tx, app, change);
    return true;
  });
  if (!closed) return false;
  await endAllOfStopped(app, member, 'closed');
  return true;
}

/**
 * Closes an account by two operators, in the transaction of their agreement. Unlike at a member's
 * own request a verified number stays taken, so that nobody comes back with it.
 */
export async function banMember(app: App, tx: Tx, member: MemberId): Promise<void> {
  const now = app.clock.now();
  const { mobile, email } = await tx
    .updateTable('member')
    .set({ state: 'closed', closed_at: now, frozen_until: null })
    .where('id', '=', member)
    .returning(['mobile', 'email'])
    .executeTakeFirstOrThrow();
  const tellOld = { ...(mobile ? { mobile } : {}), ...(email ? { email } : {}) };
  const change = { memberId: member, what: 'closed', by: 'operator', tellOld } as const;
  await recordAccountChange(tx, app, change);
}
