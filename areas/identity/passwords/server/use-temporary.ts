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

/** As long as the restricted session of this login lives. */
const PROVEN_SECONDS = 15 * 60;
/** No member has this id. Unknown names are looked up with it, so that they cost the same work. */
const NOBODY = '0';

/**
 * Logs a member in by a temporary password, once. Only the opening of the session uses it up and
 * removes the old password. So a thief who has read the mail but lacks the second factor changes
 * nothing. From then on withdrawals are held (docs/domain/accounts.md §5).
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
    // Tell him by mobile first: a thief may be reading the mail.
    const tellOld = reachOf(known, 'mobile');
    await recordAccountChange(db, app, { ...change, request, tellOld, detail: { way: 'mail' } });
    return true;
  },
});
