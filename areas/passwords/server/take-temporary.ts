import {
  endSessionsOfMember,
  holdWithdrawals,
  losePassword,
  readMember,
  recordAccountChange,
  type TakeTemporaryPassword,
} from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { digestOfTemporary } from './draw-temporary.ts';
import { useTemporary } from './temporary-passwords.repository.ts';

/** As long as the restricted session of its login lives. */
const PROVEN_SECONDS = 15 * 60;
/** Nobody's number: an unknown name is looked up with it, for the same work. */
const NOBODY = '0';

/**
 * Lets a member in by a temporary password, once. From here on the old one opens nothing, everybody
 * else is signed out, and withdrawals wait (accounts.md §5).
 */
export const takeTemporaryOf =
  (app: App): TakeTemporaryPassword =>
  async (known, password, request) => {
    const member = known?.id ?? NOBODY;
    const now = app.clock.now();
    const digest = digestOfTemporary(app, member, password);
    const taken = await app.db.transaction().execute(async (tx) => {
      const until = plusSeconds(now, PROVEN_SECONDS);
      if (!(await useTemporary(tx, { member, digest, now, until }))) return false;
      await losePassword(tx, member);
      await holdWithdrawals(app, tx, member);
      await recordAccountChange(tx, app, {
        memberId: member,
        what: 'password_reset',
        by: 'member',
        request,
        detail: { way: 'mail' },
      });
      return true;
    });
    if (!taken) return null;
    await endSessionsOfMember(app, member, 'reset');
    return readMember(app.db, member);
  };
