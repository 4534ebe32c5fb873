import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import { defineService, type App, type Db, type RequestInfo } from '@palaro/server';
import type { MemberRecord } from './members.repository.ts';

/** A temporary password that holds: what stands for it, and until when. */
export interface Temporary {
  digest: Buffer;
  until: Date;
}

/** The session that a temporary password opens, and whoever it is opened for. */
export interface TemporaryUse {
  member: MemberRecord;
  digest: Buffer;
  sessionId: string;
  request: RequestInfo;
}

/** Passwords keeps the temporary ones (accounts.md §5). */
export interface TemporaryPasswords {
  /** The one that was typed, null where it is none; does the same work for an unknown member. */
  find(member: MemberRecord | undefined, password: string): Promise<Temporary | null>;
  /**
   * Uses it up, in the commit that opens the session. Answers false, and nothing may be written,
   * where somebody else used it or the account's password is another by now.
   */
  use(db: Db, use: TemporaryUse): Promise<boolean>;
}

const keepers = defineService('accounts.temporary-passwords', () => ({
  of: {
    find: () => Promise.resolve(null),
    use: () => Promise.resolve(false),
  } as TemporaryPasswords,
}));

/** A login asks about a password that is not the member's own. */
export const registerTemporaryPasswords = (app: App, of: TemporaryPasswords): void => {
  keepers(app).of = of;
};

/** Asked by the login after the member's own password was wrong, for unknown names too. */
export const findTemporary = (app: App, ...asked: Parameters<TemporaryPasswords['find']>) =>
  keepers(app).of.find(...asked);

/** Asked once nothing else stands between the member and his session. */
export const useTemporary = (app: App, ...used: Parameters<TemporaryPasswords['use']>) =>
  keepers(app).of.use(...used);

/**
 * The member's password opens nothing any more; whoever comes in otherwise chooses a new one.
 * Answers false, and does nothing, where it is another by now than `hash`.
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

/** As such a login finds the account: without a password, so that one must be chosen. */
export const withoutPassword = (member: MemberRecord): MemberRecord => ({
  ...member,
  password_hash: null,
  password_expired: true,
});
