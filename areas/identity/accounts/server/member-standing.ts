import type { App } from '@palaro/server';
import { listExclusionsNow } from './exclusions.repository.ts';
import type { Leaving } from './accounts.tables.ts';
import type { MemberRecord } from './members.repository.ts';

/** What a member learns at login if his account may only read and withdraw. */
export interface Restriction {
  code: Leaving;
  /** Null: without an end. */
  until: Date | null;
}

/**
 * The restriction of an account that was closed, or whose person is excluded from play by his own
 * decision, his family's or the licensee's. A mere break does not restrict the account: only the
 * games refuse then (docs/domain/responsible-gaming.md §3).
 */
export async function readRestriction(
  app: App,
  member: Pick<MemberRecord, 'id' | 'state'>,
): Promise<Restriction | null> {
  if (member.state === 'closed') return { code: 'account.closed', until: null };
  const exclusions = await listExclusionsNow(app.db, member.id, app.clock.now());
  if (exclusions.length === 0) return null;
  const ends = exclusions.map(({ until_at }) => until_at);
  const latest = ends.reduce((a, b) => (a === null || b === null ? null : a > b ? a : b));
  return { code: 'rg.excluded', until: latest };
}
