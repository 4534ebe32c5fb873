import { newId, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Db, type Tx } from '@palaro/server';
import { reopenMember } from './freeze-member.ts';
import { endAllOfStopped } from './sessions-of-member.ts';

interface Case {
  reason: string;
  openedBy: string;
  at: Date;
}

/**
 * Opens a case, which freezes the account without an end. A timed freeze no longer ends by itself.
 * `also` runs last in the same transaction. Refuses `account.case_open`, `not_found`.
 */
export async function openCase(
  app: App,
  member: MemberId,
  { reason, openedBy, at }: Case,
  also: (tx: Tx) => Promise<void>,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('member')
      .select(['state', 'frozen_until'])
      .where('id', '=', member)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw refuse('not_found');
    if (await findCase(tx, member)) throw refuse('account.case_open');
    const stopped = row.state === 'active' || row.frozen_until !== null;
    await tx
      .insertInto('member_case')
      .values({
        id: newId(at),
        member_id: member,
        reason,
        opened_by: openedBy,
        opened_at: at,
        stopped,
      })
      .execute();
    await tx
      .updateTable('member')
      .set({ state: 'disabled', frozen_until: null })
      .where('id', '=', member)
      .where('state', '<>', 'closed')
      .execute();
    await also(tx);
  });
  await endAllOfStopped(app, member, 'frozen');
}

/** Closes the open case of a member, and opens the account that it had stopped. */
export async function closeCase(tx: Tx, member: MemberId, now: Date): Promise<void> {
  const closed = await tx
    .updateTable('member_case')
    .set({ closed_at: now })
    .where('member_id', '=', member)
    .where('closed_at', 'is', null)
    .returning('stopped')
    .executeTakeFirst();
  if (closed?.stopped) await reopenMember(tx, member);
}

/** Finds the open case of a member. */
export const findCase = (db: Db, member: MemberId) =>
  db
    .selectFrom('member_case')
    .select(['reason', 'opened_by', 'opened_at'])
    .where('member_id', '=', member)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
