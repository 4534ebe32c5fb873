import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { sql, type Selectable } from 'kysely';

export type CardRow = Selectable<Tables['bank_card']>;

/** Cards that were not removed: the default first, then the oldest. */
export const listCards = (db: Db, member: MemberId): Promise<CardRow[]> =>
  db
    .selectFrom('bank_card')
    .selectAll()
    .where('member_id', '=', member)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export const findCard = (db: Db, member: MemberId, id: string): Promise<CardRow | undefined> =>
  db
    .selectFrom('bank_card')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', member)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Lets one transaction at a time change a member's cards. */
export const lockOwnCards = (tx: Tx, member: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtext('cards'), hashtext(${member}))`.execute(tx);

/** Lets one transaction at a time change a member's cards, and one at a time add this number. */
export async function lockCards(tx: Tx, member: MemberId, digest: Buffer) {
  const number = digest.toString('hex');
  await lockOwnCards(tx, member);
  await sql`select pg_advisory_xact_lock(hashtext('card'), hashtext(${number}))`.execute(tx);
}

/** Whether another member has the number, or had it until after `since`. */
export async function hasOtherOwner(
  tx: Tx,
  card: { member_id: MemberId; number_digest: Buffer },
  since: Date,
): Promise<boolean> {
  const other = await tx
    .selectFrom('bank_card')
    .select('id')
    .where('number_digest', '=', card.number_digest)
    .where('member_id', '!=', card.member_id)
    .where('state', '=', 'active')
    .where((is) => is.or([is('removed_at', 'is', null), is('removed_at', '>', since)]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export const insertCard = (tx: Tx, card: CardRow) =>
  tx.insertInto('bank_card').values(card).execute();

/** Removes the card; false if it was not there. */
export async function markRemoved(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_card')
    .set({ removed_at: at, is_default: false })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The name that the member's cards must be in, locked until the transaction ends. */
export async function holdPayeeName(tx: Tx, member: MemberId): Promise<string | null> {
  const { payee_name } = await tx
    .selectFrom('member')
    .select('payee_name')
    .where('id', '=', member)
    .forShare()
    .executeTakeFirstOrThrow();
  return payee_name;
}

/** Sets the cards to wait for an operator. */
export const markForReview = (tx: Tx, ids: readonly string[], at: Date) =>
  tx
    .updateTable('bank_card')
    .set({ state: 'review', review_since: at, is_default: false })
    .where('id', 'in', ids)
    .execute();

/** Makes the card the only default; false if it was not there. */
export async function makeDefault(tx: Tx, member: MemberId, id: string): Promise<boolean> {
  await tx
    .updateTable('bank_card')
    .set({ is_default: false })
    .where('member_id', '=', member)
    .where('is_default', '=', true)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('bank_card')
    .set({ is_default: true })
    .where('id', '=', id)
    .where('member_id', '=', member)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
