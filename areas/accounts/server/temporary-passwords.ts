import type { MemberId } from '@palaro/kernel';
import { defineService, type App, type RequestInfo, type Tx } from '@palaro/server';
import type { MemberRecord } from './members.repository.ts';

/**
 * Uses up a temporary password. Answers its member, whose password is now expired, or null where it
 * is none or somebody else used it. Does the same work for an unknown member (accounts.md §5).
 */
export type TakeTemporaryPassword = (
  member: MemberRecord | undefined,
  password: string,
  request: RequestInfo,
) => Promise<MemberRecord | null>;

const taker = defineService('accounts.temporary-passwords', () => ({
  take: (() => Promise.resolve(null)) as TakeTemporaryPassword,
}));

/** Passwords keeps the temporary ones; a login asks about a password that is not the member's. */
export const registerTemporaryPassword = (app: App, take: TakeTemporaryPassword) => {
  taker(app).take = take;
};

/** Asked by the login after the member's own password was wrong, for unknown names too. */
export const takeTemporaryPassword = (
  app: App,
  ...given: Parameters<TakeTemporaryPassword>
): Promise<MemberRecord | null> => taker(app).take(...given);

/** The member's password opens nothing any more; whoever comes in otherwise chooses a new one. */
export const losePassword = (tx: Tx, member: MemberId) =>
  tx
    .updateTable('member')
    .set({ password_hash: null, password_expired: true })
    .where('id', '=', member)
    .execute();
