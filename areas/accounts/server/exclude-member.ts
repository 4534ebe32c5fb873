import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { endSessionsOf } from '@palaro/wallet/server';
import './accounts.events.ts';
import type { ExclusionKind } from './accounts.tables.ts';
import { insertExclusion } from './exclusions.repository.ts';
import { forgetMayPlay } from './may-play.ts';
import { restrictSessions } from './sessions-of-member.ts';

export interface Exclusion {
  kind: ExclusionKind;
  /** Null: indefinite. A self-exclusion holds on until it is lifted. */
  until: Date | null;
  /** The operator, or the order's number; empty: the member himself. */
  imposedBy?: string;
}

/**
 * Excludes a member from play at once: no bet and no launch from here on, and his games end. What
 * is won is credited all the same. But for a mere break, his sessions may only read and take his
 * money out from the next call on, and no browser remembers him. Of two the stricter holds
 * (responsible-gaming.md §3).
 */
export async function excludeMember(
  app: App,
  member: MemberId,
  { kind, until, imposedBy = '' }: Exclusion,
): Promise<void> {
  const from_at = app.clock.now();
  const row = { member_id: member, kind, from_at, until_at: until, imposed_by: imposedBy };
  await insertExclusion(app.db, row);
  forgetMayPlay(app, member);
  if (kind !== 'time_out') await restrictSessions(app, member, 'rg.excluded');
  await endSessionsOf(app, member, 'blocked');
  app.bus.emit('member.excluded', { memberId: member, kind, at: from_at, until });
}
