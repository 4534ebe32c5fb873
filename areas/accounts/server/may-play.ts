import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { findExclusion } from './exclusions.repository.ts';

/** How long a blocked account could still bet; the block itself ends the sessions at once. */
const TRUSTED_MS = 2_000;

/** Another area's say in whether a member may play: null, or the code he is refused with. */
type PlayCheck = (member: MemberId) => Promise<string | null>;

const checks = defineService('accounts.play-checks', () => [] as PlayCheck[]);

/** Asked besides the account's own state, by areas that know more of it (identity checks). */
export const registerPlayCheck = (app: App, check: PlayCheck): void => void checks(app).push(check);

const answers = defineService('accounts.may-play', () => {
  return new Map<MemberId, { refusal: string | null; at: number }>();
});

/**
 * The code with which the account is refused play, null where it may: it must be active and not
 * excluded, and nothing that another area checks may stand against it
 * (wallet-protocol.md §4). Asked for every bet, so the answer is remembered for a moment.
 */
export async function refusalToPlay(app: App, member: MemberId): Promise<string | null> {
  const known = answers(app);
  const now = app.clock.now();
  const last = known.get(member);
  if (last && now.getTime() - last.at < TRUSTED_MS) return last.refusal;
  const refusal = await readRefusal(app, member, now);
  known.set(member, { refusal, at: now.getTime() });
  return refusal;
}

export const mayPlay = async (app: App, member: MemberId) =>
  (await refusalToPlay(app, member)) === null;

/** The next question reads anew: the member was blocked or excluded on this node. */
export const forgetMayPlay = (app: App, member: MemberId) => void answers(app).delete(member);

async function readRefusal(app: App, member: MemberId, now: Date): Promise<string | null> {
  const row = await findExclusion(app.db, member, now);
  if (row?.state === 'closed') return 'account.closed';
  if (row?.state !== 'active') return 'no_permission';
  if (row.kinds === null) return firstRefusal(checks(app), member);
  return row.kinds.every((kind) => kind === 'time_out') ? 'rg.time_out' : 'rg.excluded';
}

async function firstRefusal(all: readonly PlayCheck[], member: MemberId): Promise<string | null> {
  for (const check of all) {
    const refusal = await check(member);
    if (refusal !== null) return refusal;
  }
  return null;
}
