import type { MemberId } from '@palaro/kernel';
import { defineProvision, defineService, refuse, type App, type Refusal } from '@palaro/server';
import type { ExclusionKind } from './accounts.tables.ts';
import { findExclusion } from './exclusions.repository.ts';

/** How long a blocked account could still bet. The block itself ends the sessions at once. */
const TRUSTED_MS = 2_000;

/** How an unverified member is refused play; null where his verification is enough. */
export const identityRefusal =
  defineProvision<(member: MemberId) => Promise<Refusal | null>>('play.identity-refusal');

const answers = defineService('accounts.may-play', () => {
  return new Map<MemberId, { refusal: Refusal | null; at: number }>();
});

/**
 * How the account is refused play; null where it may play. It must be active and not excluded, and
 * its owner verified (docs/domain/wallet-protocol.md §4). Every bet asks, so the answer is cached
 * for a moment.
 */
export async function refusalToPlay(app: App, member: MemberId): Promise<Refusal | null> {
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

/** Drops the cached answer after the member was blocked or excluded on this node. */
export const forgetMayPlay = (app: App, member: MemberId) => void answers(app).delete(member);

/** How these breaks and exclusions refuse a member (docs/domain/responsible-gaming.md §3). */
export const breakRefusal = (kinds: readonly ExclusionKind[]): Refusal =>
  refuse(kinds.every((kind) => kind === 'time_out') ? 'rg.time_out' : 'rg.excluded');

async function readRefusal(app: App, member: MemberId, now: Date): Promise<Refusal | null> {
  const row = await findExclusion(app.reads, member, now);
  if (row?.state === 'closed') return refuse('account.closed');
  if (row?.state !== 'active') return refuse('no_permission');
  if (row.kinds === null) return identityRefusal.of(app)(member);
  return breakRefusal(row.kinds);
}
