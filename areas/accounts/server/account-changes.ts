import type { MemberId } from '@palaro/kernel';
import type { App, Db, RequestInfo } from '@palaro/server';
import type { AccountChange, ChangedBy, OldContact } from './accounts.tables.ts';
import { insertChange, takeUntold, type ChangeRow } from './account-changes.repository.ts';
import { reachFor } from './reach-of.ts';

/** How long a caller's transaction may still run when it is looked whether it has committed. */
const LOOKS_MS = [0, 10, 50, 200, 1_000, 5_000];

export interface NewAccountChange {
  memberId: MemberId;
  what: AccountChange;
  by: ChangedBy;
  request?: Pick<RequestInfo, 'ip' | 'userAgent'>;
  /** What an inbox or an operator reads beside it; never a secret. */
  detail?: Record<string, string>;
  /**
   * Where the member was reached before, if that was changed: he is told there too. Of what is not
   * for the inbox alone he is told where he is reached now.
   */
  tellOld?: OldContact | undefined;
}

/**
 * Writes who changed what, when and from where, in the caller's transaction, and emits
 * `account.changed` once after its commit; never where it was rolled back (accounts.md §7).
 */
export async function recordAccountChange(
  db: Db,
  app: App,
  { memberId, what, by, request, detail = {}, tellOld }: NewAccountChange,
): Promise<void> {
  const told = tellOld ?? (await reachFor(db, memberId, what));
  const id = await insertChange(db, {
    member_id: memberId,
    what,
    done_by: by,
    at: app.clock.now(),
    ip: request?.ip ?? null,
    user_agent: request?.userAgent ?? null,
    detail: JSON.stringify(detail),
    tell_old: told ? JSON.stringify(told) : null,
  });
  if (db.isTransaction) void tellWhenCommitted(app, id);
  else await tellChanges(app, { id });
}

/**
 * Emits what is committed and was not told yet. Each row is taken by one caller, so that of many
 * nodes one tells it, and one that stopped in between loses nothing: a job looks again.
 */
export async function tellChanges(app: App, which: { id: string } | { limit: number }) {
  const rows = await takeUntold(app.db, app.clock.now(), which);
  for (const row of rows) app.bus.emit('account.changed', eventOf(row));
  return rows.length;
}

// A transaction does not say when it commits; what stays untold here is the job's.
async function tellWhenCommitted(app: App, id: string) {
  try {
    for (const wait of LOOKS_MS) {
      await new Promise((go) => setTimeout(go, wait).unref());
      if ((await tellChanges(app, { id })) > 0) return;
    }
  } catch (error) {
    app.log.warn({ err: error }, 'an account change is told later');
  }
}

const eventOf = (row: ChangeRow) => ({
  id: row.id,
  memberId: row.member_id,
  what: row.what,
  by: row.done_by,
  at: row.at,
  ip: row.ip,
  userAgent: row.user_agent,
  detail: row.detail,
  tellOld: row.tell_old,
});
