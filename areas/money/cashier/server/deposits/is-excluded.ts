import { findExclusion } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';

/**
 * Whether the member is in a break or excluded, or his account is closed: money that comes then
 * goes back to its source, and no operator adds it (docs/domain/responsible-gaming.md §3).
 */
export async function isExcluded(app: App, member: MemberId): Promise<boolean> {
  const exclusion = await findExclusion(app.db, member, app.clock.now());
  return !exclusion || exclusion.state === 'closed' || exclusion.kinds !== null;
}
