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
    if (!(await openCaseIn(tx, member, { reason, openedBy, at }))) {
      throw refuse('account.case_open');
    }
    await also(tx);
  });
  await endAllOfStopped(app, member, 'frozen');
}

/**
 * Opens a case in the caller's transaction, who ends what is open after his commit. Answers the
 * case; null where one is open already. Refuses `not_found`.
 */
export async function openCaseIn(
  tx: Tx,
  member: MemberId,
  { reason, openedBy, at }: Case,
): Promise<string | null> {
  const row = await tx
    .selectFrom('member')
    .select(['state', 'frozen_until'])
    .where('id', '=', member)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  if (await findCase(tx, member)) return null;
  const id = newId(at);
  const stopped = row.state === 'active' || row.frozen_until !== null;
  await tx
    .insertInto('member_case')
    .values({ id, member_id: member, reason, opened_by: openedBy, opened_at: at, stopped })
    .execute();
  await tx
    .updateTable('member')
    .set({ state: 'disabled', frozen_until: null })
    .where('id', '=', member)
    .where('state', '<>', 'closed')
    .execute();
  return id;
}

/** Ends a case without a look at the account, whose state its opener puts right. */
export const endCase = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('member_case')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();

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
