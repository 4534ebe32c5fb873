import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import { defineProvision, type App, type Db, type RequestInfo } from '@palaro/server';
import type { MemberRecord } from './members.repository.ts';

/** A valid temporary password: its hash, and until when it holds. */
export interface Temporary {
  digest: Buffer;
  until: Date;
}

/** The session that a temporary password opens, and its member. */
export interface TemporaryUse {
  member: MemberRecord;
  digest: Buffer;
  sessionId: string;
  request: RequestInfo;
}

/** The passwords area keeps the temporary passwords (docs/domain/accounts.md §5). */
export interface TemporaryPasswords {
  /**
   * The temporary password that was typed; null if it is none. An unknown member costs the same
   * work.
   */
  find(member: MemberRecord | undefined, password: string): Promise<Temporary | null>;
  /**
   * Uses it up in the commit that opens the session. Answers false where somebody else used it, or
   * where the account's password has changed since; the caller must then write nothing.
   */
  use(db: Db, use: TemporaryUse): Promise<boolean>;
}

/** The login asks here about a password that is not the member's own. */
export const temporaryPasswords = defineProvision<TemporaryPasswords>('login.temporary-passwords');

/** Called after the member's own password was wrong, for unknown names too. */
export const findTemporary = (app: App, ...asked: Parameters<TemporaryPasswords['find']>) =>
  temporaryPasswords.of(app).find(...asked);

/** Called when nothing else stands between the member and his session. */
export const useTemporary = (app: App, ...used: Parameters<TemporaryPasswords['use']>) =>
  temporaryPasswords.of(app).use(...used);

/**
 * Removes the member's password, so that after any other login he must choose a new one. Answers
 * false, and does nothing, where the hash is no longer `hash`.
 */
export async function losePassword(db: Db, member: MemberId, hash: string | null) {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ password_hash: null, password_expired: true })
    .where('id', '=', member)
    .where(sql<boolean>`password_hash is not distinct from ${hash}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The member as a login by temporary password sees him: without a password, so he must choose one.
 */
export const withoutPassword = (member: MemberRecord): MemberRecord => ({
  ...member,
  password_hash: null,
  password_expired: true,
});
