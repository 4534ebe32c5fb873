import type { MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { endSessionsOf } from '@palaro/wallet/server';
import './accounts.events.ts';
import type { ExclusionKind } from './accounts.tables.ts';
import { insertExclusion } from './exclusions.repository.ts';
import { forgetMayPlay } from './may-play.ts';
import { restrictSessions } from './sessions-of-member.ts';

export interface Exclusion {
  kind: ExclusionKind;
  /** Null: indefinite. A self-exclusion lasts until it is lifted, even past its day. */
  until: Date | null;
  /** The operator, or the order's number; empty: the member himself. */
  imposedBy?: string;
  /** Runs last in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
}

/**
 * Excludes a member from play at once: no bet, no launch, and his open games end. Wins are still
 * credited. A mere break does no more than that; after any other exclusion his sessions may only
 * read and withdraw, and no browser remembers him. If two exclusions hold, the stricter one counts
 * (docs/domain/responsible-gaming.md §3).
 */
export async function excludeMember(
  app: App,
  member: MemberId,
  { kind, until, imposedBy = '', also }: Exclusion,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await imposeExclusion(app, tx, member, { kind, until, imposedBy });
    await also?.(tx);
  });
  forgetMayPlay(app, member);
  if (kind !== 'time_out') await restrictSessions(app, member, 'rg.excluded');
  await endSessionsOf(app, member, 'blocked');
}

/** Writes an exclusion and tells of it; the caller ends what is open after his commit. */
export async function imposeExclusion(
  app: App,
  tx: Tx,
  member: MemberId,
  { kind, until, imposedBy = '' }: Omit<Exclusion, 'also'>,
): Promise<void> {
  const from = app.clock.now();
  const row = { member_id: member, kind, from_at: from, until_at: until, imposed_by: imposedBy };
  await insertExclusion(tx, row);
  await app.queue.emit(tx, 'member.excluded', {
    memberId: member,
    kind,
    at: from.toISOString(),
    until: until?.toISOString() ?? null,
    imposedBy,
  });
}
