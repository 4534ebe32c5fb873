import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';

/** How long a blocked account could still bet; the block itself ends the sessions at once. */
const TRUSTED_MS = 2_000;

const answers = defineService('accounts.may-play', () => {
  return new Map<MemberId, { may: boolean; at: number }>();
});

/** Whether the account is active; asked for every bet, so the answer is remembered for a moment. */
export async function mayPlay(app: App, member: MemberId): Promise<boolean> {
  const known = answers(app);
  const now = app.clock.now().getTime();
  const last = known.get(member);
  if (last && now - last.at < TRUSTED_MS) return last.may;
  const row = await app.db
    .selectFrom('member')
    .select('state')
    .where('id', '=', member)
    .executeTakeFirst();
  const may = row?.state === 'active';
  known.set(member, { may, at: now });
  return may;
}
