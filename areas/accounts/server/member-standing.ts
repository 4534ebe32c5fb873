import type { App } from '@palaro/server';
import { listExclusionsNow } from './exclusions.repository.ts';
import type { Leaving } from './accounts.tables.ts';
import type { MemberRecord } from './members.repository.ts';

/** What an account that may only read and take its money out is told when it comes in. */
export interface Restriction {
  code: Leaving;
  /** Null: without an end. */
  until: Date | null;
}

/**
 * Whether the account may only leave: it was closed, or its person is excluded from play by a
 * decision of his own, his family's or the licensee's. A mere break does not count: it is the
 * games that refuse (responsible-gaming.md §3).
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
