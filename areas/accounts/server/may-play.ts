import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { findExclusion } from './exclusions.repository.ts';

/** How long a blocked account could still bet; the block itself ends the sessions at once. */
const TRUSTED_MS = 2_000;

/** Why an account may not play: the code it is refused with. */
type NoPlay = 'no_permission' | 'rg.time_out' | 'rg.excluded';

const answers = defineService('accounts.may-play', () => {
  return new Map<MemberId, { refusal: NoPlay | null; at: number }>();
});

/**
 * The code with which the account is refused play, null where it may: it must be active and not
 * excluded (wallet-protocol.md §4). Asked for every bet, so the answer is remembered for a moment.
 */
export async function refusalToPlay(app: App, member: MemberId): Promise<NoPlay | null> {
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

async function readRefusal(app: App, member: MemberId, now: Date): Promise<NoPlay | null> {
  const row = await findExclusion(app.db, member, now);
  if (row?.state !== 'active') return 'no_permission';
  if (row.kinds === null) return null;
  return row.kinds.every((kind) => kind === 'time_out') ? 'rg.time_out' : 'rg.excluded';
}
