import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import './passwords.tables.ts';

export const writeRequest = (
  db: Db,
  request: { id: string; account: string; email: string; asked_at: Date },
) => db.insertInto('password_mail_request').values(request).execute();

/** Takes a request: of several that try, one gets it. */
export const takeRequest = (db: Db | Tx, id: string) =>
  db
    .deleteFrom('password_mail_request')
    .where('id', '=', id)
    .returning(['account', 'email'])
    .executeTakeFirst();

export const listRequests = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('password_mail_request')
    .select('id')
    .where('asked_at', '<=', before)
    .orderBy('asked_at')
    .limit(limit)
    .execute();

/** Gives a member a temporary password in place of any other that is not used yet. */
export const putTemporary = (db: Db | Tx, member_id: MemberId, digest: Buffer, expires_at: Date) =>
  db
    .insertInto('temporary_password')
    .values({ member_id, digest, expires_at, proven_until: null, replaced_hash: null })
    .onConflict((row) => row.column('member_id').doUpdateSet({ digest, expires_at }))
    .execute();

/** Uses up a temporary password; whether it was one, and still was. */
export async function useTemporary(
  tx: Tx,
  { member, digest, now, until }: { member: MemberId; digest: Buffer; now: Date; until: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('temporary_password')
    .set({
      digest: null,
      proven_until: until,
      // The member's own, unless an earlier temporary one already took its place.
      replaced_hash: sql<string>`coalesce(replaced_hash,
        (select password_hash from member where id = temporary_password.member_id))`,
    })
    .where('member_id', '=', member)
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** What stands for a temporary password that was used lately; undefined where none was. */
export const findProven = (db: Db, member: MemberId, now: Date) =>
  db
    .selectFrom('temporary_password')
    .select('replaced_hash')
    .where('member_id', '=', member)
    .where('proven_until', '>', now)
    .executeTakeFirst();

/** Takes that proof: of several that try, one gets it. */
export async function takeProven(db: Db, member: MemberId, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('temporary_password')
    .where('member_id', '=', member)
    .where('proven_until', '>', now)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

export const dropTemporary = (db: Db, member: MemberId) =>
  db.deleteFrom('temporary_password').where('member_id', '=', member).execute();

export const dropExpired = (db: Db, now: Date) =>
  db
    .deleteFrom('temporary_password')
    .where('expires_at', '<=', now)
    .where((row) => row.or([row('proven_until', 'is', null), row('proven_until', '<=', now)]))
    .execute();
