import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type Tx } from '@palaro/server';
import { endAllOfStopped } from './sessions-of-member.ts';

/**
 * Stops an active account until then: no login, no bet, no call. Wins are still credited. A frozen
 * account may be frozen longer, not shorter. `also` runs last in the same transaction. Refuses
 * `account.not_active`.
 */
export async function freezeMember(
  app: App,
  member: MemberId,
  until: Date,
  also: (tx: Tx) => Promise<void>,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('member')
      .set({ state: 'disabled', frozen_until: until })
      .where('id', '=', member)
      .where((is) => is.or([is('state', '=', 'active'), is('frozen_until', '<', until)]))
      .where('state', '<>', 'closed')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw refuse('account.not_active');
    await also(tx);
  });
  await endAllOfStopped(app, member, 'frozen');
}

/** Opens a frozen or disabled account again, in the caller's transaction. */
export async function reopenMember(tx: Tx, member: MemberId): Promise<void> {
  await tx
    .updateTable('member')
    .set({ state: 'active', frozen_until: null })
    .where('id', '=', member)
    .where('state', '=', 'disabled')
    .execute();
}

/** Opens the accounts whose freeze has ended. */
export async function endFreezes(app: App, now: Date, batch: number): Promise<MemberId[]> {
  const due = await app.db
    .selectFrom('member')
    .select('id')
    .where('frozen_until', '<=', now)
    .limit(batch)
    .execute();
  for (const { id } of due) {
    await app.db
      .updateTable('member')
      .set((is) => ({
        frozen_until: null,
        state: is
          .case()
          .when('state', '=', 'disabled')
          .then('active' as const)
          .else(is.ref('state'))
          .end(),
      }))
      .where('id', '=', id)
      .where('frozen_until', '<=', now)
      .execute();
  }
  return due.map(({ id }) => id);
}
