import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';

export const writeRequest = (
  db: Db,
  request: { id: string; account: string; email: string; asked_at: Date },
) => db.insertInto('password_mail_request').values(request).execute();

/** Takes a request; of several callers one gets it. */
export const takeRequest = (db: Db | Tx, id: string) =>
  db
    .deleteFrom('password_mail_request')
    .where('id', '=', id)
    .returning(['account', 'email'])
    .executeTakeFirst();

/** Gives a member a temporary password; it replaces an unused earlier one. */
export const putTemporary = (db: Db | Tx, member_id: MemberId, digest: Buffer, expires_at: Date) =>
  db
    .insertInto('temporary_password')
    .values({ member_id, digest, expires_at })
    .onConflict((row) => row.column('member_id').doUpdateSet({ digest, expires_at }))
    .execute();

/** Until when a temporary password opens the account; null for any other password. */
export async function findTemporary(db: Db, member: MemberId, digest: Buffer, now: Date) {
  const found = await db
    .selectFrom('temporary_password')
    .select('expires_at')
    .where('member_id', '=', member)
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.expires_at ?? null;
}

interface Use {
  member: MemberId;
  digest: Buffer;
  now: Date;
  /** The hash of the password that the temporary one replaces. */
  replaced: string | null;
  /** In which session, and until when, its member may choose a new password without the old one. */
  proof: { session: string; until: Date };
}

/** Uses up a temporary password; answers whether it was still valid. */
export async function useTemporary(
  db: Db,
  { member, digest, now, replaced, proof }: Use,
): Promise<boolean> {
  const used = await db
    .updateTable('temporary_password')
    .set({
      digest: null,
      proven_until: proof.until,
      proven_session: proof.session,
      // Keeps the member's own password even if a second temporary one is used.
      replaced_hash: sql<string | null>`coalesce(replaced_hash, ${replaced})`,
    })
    .where('member_id', '=', member)
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** A session that a temporary password has opened lately. */
interface Proven {
  member: MemberId;
  session: string;
  now: Date;
}

/**
 * The password replaced by the temporary one that opened the session; undefined for other sessions.
 */
export const findProven = (db: Db, { member, session, now }: Proven) =>
  db
    .selectFrom('temporary_password')
    .select('replaced_hash')
    .where('member_id', '=', member)
    .where('proven_session', '=', session)
    .where('proven_until', '>', now)
    .executeTakeFirst();

/** Takes that proof; of several callers one gets it. */
export async function takeProven(db: Db, { member, session, now }: Proven): Promise<boolean> {
  const taken = await db
    .deleteFrom('temporary_password')
    .where('member_id', '=', member)
    .where('proven_session', '=', session)
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
