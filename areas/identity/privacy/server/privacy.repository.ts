import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';

export const insertExport = (db: Db, row: { id: string; member_id: MemberId; made_at: Date }) =>
  db.insertInto('data_export').values(row).execute();

export const lastExport = (db: Db, member: MemberId) =>
  db
    .selectFrom('data_export')
    .select(['id', 'made_at'])
    .where('member_id', '=', member)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The member's own export, made after `since`. */
export const findExport = (db: Db, id: string, member: MemberId, since: Date) =>
  db
    .selectFrom('data_export')
    .select('made_at')
    .where('id', '=', id)
    .where('member_id', '=', member)
    .where('made_at', '>', since)
    .executeTakeFirst();

/** Records a closing. If an operator opened the account again, a second closing starts afresh. */
export const noteClosing = (
  tx: Tx,
  row: { member_id: MemberId; closed_at: Date; erase_from: Date },
) =>
  tx
    .insertInto('account_closing')
    .values({ ...row, erased_at: null })
    .onConflict((old) => old.column('member_id').doUpdateSet({ ...row, erased_at: null }))
    .execute();

/**
 * An account closed before `closedBefore`, by anybody, and not erased since. It is locked for this
 * transaction, but rows that only refer to the member can still be written.
 */
export const takeDue = (tx: Tx, closedBefore: Date) =>
  tx
    .selectFrom('member')
    .leftJoin('account_closing', 'account_closing.member_id', 'member.id')
    .select(['member.id', 'member.closed_at'])
    .where('member.state', '=', 'closed')
    .where('member.closed_at', '<=', closedBefore)
    .where((is) =>
      is.or([is('erased_at', 'is', null), is('erased_at', '<', is.ref('member.closed_at'))]),
    )
    .orderBy('member.closed_at')
    .limit(1)
    .forNoKeyUpdate('member')
    .skipLocked()
    .executeTakeFirst();

/** Records that the person's identity is erased, even if the closing itself was not recorded. */
export const noteErased = (
  tx: Tx,
  { member_id, closed_at, erased_at }: { member_id: MemberId; closed_at: Date; erased_at: Date },
) =>
  tx
    .insertInto('account_closing')
    .values({ member_id, closed_at, erase_from: erased_at, erased_at })
    .onConflict((known) => known.column('member_id').doUpdateSet({ erased_at }))
    .execute();

/** Whether the member has a downline. */
export const hasDownline = async (db: Db, member: MemberId): Promise<boolean> =>
  (await db
    .selectFrom('member')
    .select('id')
    .where('upline_id', '=', member)
    .limit(1)
    .executeTakeFirst()) !== undefined;
