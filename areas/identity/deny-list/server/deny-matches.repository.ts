import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { Denial } from './find-denials.ts';

/** Where a match was noticed. */
export type DenyVia = 'list' | 'registration' | 'card' | 'deposit' | 'withdrawal';

/** Keeps that these entries fit a member; what is kept already stays. */
export async function insertMatches(
  db: Db,
  member: MemberId,
  denials: readonly Denial[],
  { via, at }: { via: DenyVia; at: Date },
): Promise<void> {
  if (denials.length === 0) return;
  await db
    .insertInto('deny_match')
    .values(denials.map(({ id }) => ({ member_id: member, entry_id: id, via, at })))
    .onConflict((on) => on.columns(['member_id', 'entry_id']).doNothing())
    .execute();
}

/** Counts that something was refused because of these entries. */
export const countStops = (db: Db, denials: readonly Denial[], now: Date) =>
  db
    .updateTable('deny_entry')
    .set((is) => ({ stops: is('stops', '+', 1), stopped_at: now }))
    .where(
      'id',
      'in',
      denials.map(({ id }) => id),
    )
    .execute();

/** Digests and numbers by which members are found to whom a new entry applies at once. */
interface EntryValues {
  id: string;
  digests: readonly Buffer[];
  /** E.164, where it is a mobile number. */
  mobile: string | null;
}

/**
 * Keeps the members whom a new entry fits: by browser, account or number. An address is shared by
 * whole streets and a name by many people, so these are noticed when somebody does something.
 */
export const matchMembers = (tx: Tx, { id, digests, mobile }: EntryValues, at: Date) =>
  sql`insert into deny_match (member_id, entry_id, via, at)
    select member_id, ${id}::uuid, 'list', ${at}::timestamptz from (
      select member_id from member_device where device = any (${digests}::bytea[])
      union select member_id from bank_card where number_digest = any (${digests}::bytea[])
      union select id from member where mobile = ${mobile}) m
    on conflict do nothing`.execute(tx);

/** Orders additions to the list and what is judged by it: who is judged waits for neither. */
export const lockToJudge = (tx: Tx) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('deny-list'))`.execute(tx);
export const lockToAdd = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('deny-list'))`.execute(tx);
