import {
  holdWithdrawals,
  losePassword,
  reachOf,
  recordAccountChange,
  type TemporaryPasswords,
} from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { digestOfTemporary } from './draw-temporary.ts';
import { findTemporary, useTemporary } from './temporary-passwords.repository.ts';

/** As long as the restricted session of its login lives. */
const PROVEN_SECONDS = 15 * 60;
/** Nobody's number: an unknown name is looked up with it, for the same work. */
const NOBODY = '0';

/**
 * Lets a member in by a temporary password, once. It is used up, and the old one with it, by the
 * session that opens and not before: whoever has read the mail and lacks the second factor changes
 * nothing. From then on withdrawals wait (accounts.md §5).
 */
export const temporaryPasswordsOf = (app: App): TemporaryPasswords => ({
  async find(known, password) {
    const member = known?.id ?? NOBODY;
    const digest = digestOfTemporary(app, member, password);
    const until = await findTemporary(app.db, member, digest, app.clock.now());
    return until && { digest, until };
  },

  async use(db, { member: known, digest, sessionId, request }) {
    const { id: member, password_hash: replaced } = known;
    const now = app.clock.now();
    const proof = { session: sessionId, until: plusSeconds(now, PROVEN_SECONDS) };
    if (!(await useTemporary(db, { member, digest, now, replaced, proof }))) return false;
    if (!(await losePassword(db, member, replaced))) return false;
    await holdWithdrawals(app, db, member);
    const change = { memberId: member, what: 'password_reset', by: 'member' } as const;
    // Somebody else may be reading the mail.
    const tellOld = reachOf(known, 'mobile');
    await recordAccountChange(db, app, { ...change, request, tellOld, detail: { way: 'mail' } });
    return true;
  },
});
