import type { MemberId } from '@palaro/kernel';
import { refuse, type Tx } from '@palaro/server';

interface Decision {
  by: string;
  at: Date;
}

/** Locks an entry in force and reads it as a change shows it. Refuses `not_found`. */
export async function lockEntry(tx: Tx, entry: string, now: Date) {
  const row = await tx
    .selectFrom('deny_entry')
    .select(['kind', 'shown as value', 'reason', 'until_at'])
    .where('id', '=', entry)
    .where('lifted_at', 'is', null)
    .where((is) => is.or([is('until_at', 'is', null), is('until_at', '>', now)]))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  const { kind, value, reason } = row;
  return { kind, value, reason, state: 'listed' };
}

export async function liftEntry(tx: Tx, entry: string, { by, at }: Decision): Promise<void> {
  await tx
    .updateTable('deny_entry')
    .set({ lifted_at: at, lifted_by: by })
    .where('id', '=', entry)
    .where('lifted_at', 'is', null)
    .execute();
}

/** A match: an entry and a member whom it fits. */
export interface MatchKey {
  member: MemberId;
  entry: string;
}

/** Locks an open match and reads it as a change shows it. Refuses `not_found`. */
export async function lockMatch(tx: Tx, { member, entry }: MatchKey) {
  const row = await tx
    .selectFrom('deny_match as m')
    .innerJoin('deny_entry as e', 'e.id', 'm.entry_id')
    .select(['e.kind', 'e.shown as value'])
    .where('m.member_id', '=', member)
    .where('m.entry_id', '=', entry)
    .where('m.cleared_at', 'is', null)
    .where('e.lifted_at', 'is', null)
    .forUpdate('m')
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  return { kind: row.kind, value: row.value, state: 'open' };
}

export async function clearMatch(
  tx: Tx,
  { member, entry }: MatchKey,
  { by, at }: Decision,
): Promise<void> {
  await tx
    .updateTable('deny_match')
    .set({ cleared_at: at, cleared_by: by })
    .where('member_id', '=', member)
    .where('entry_id', '=', entry)
    .execute();
}
