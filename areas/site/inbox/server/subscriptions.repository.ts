import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import type { Insertable } from 'kysely';
import type { SealedAddress } from './push-address.ts';

export async function upsertSubscription(
  db: Db,
  row: Insertable<Tables['push_subscription']> & SealedAddress & { member_id: MemberId },
): Promise<void> {
  const { member_id, address_digest, ...own } = row;
  await db.transaction().execute(async (tx) => {
    // Deletes the pending deliveries too, because the device's next owner must not see them.
    await tx
      .deleteFrom('push_subscription')
      .where('address_digest', '=', address_digest)
      .where('member_id', '<>', member_id)
      .execute();
    await tx
      .insertInto('push_subscription')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('address_digest').doUpdateSet({ member_id, ...own }),
      )
      .execute();
  });
}

export const dropAddress = (db: Db, member: MemberId, digest: Buffer) =>
  db
    .deleteFrom('push_subscription')
    .where('member_id', '=', member)
    .where('address_digest', '=', digest)
    .execute();

/** Deletes the devices of a session that was logged out. */
export const dropOfSession = (db: Db, member: MemberId, session: string) =>
  db
    .deleteFrom('push_subscription')
    .where('member_id', '=', member)
    .where('session_id', '=', session)
    .execute();

export const dropOldest = (db: Db, member: MemberId, keep: number) =>
  db
    .deleteFrom('push_subscription')
    .where('id', 'in', (from) =>
      from
        .selectFrom('push_subscription')
        .select('id')
        .where('member_id', '=', member)
        .orderBy('id', 'desc')
        .offset(keep),
    )
    .execute();
