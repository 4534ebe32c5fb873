import type { MemberId } from '@palaro/kernel';
import type { App, Db, RequestInfo } from '@palaro/server';
import type { AccountChange, ChangedBy, OldContact } from './accounts.tables.ts';
import { insertChange } from './account-changes.repository.ts';
import { reachFor } from './reach-of.ts';

export interface NewAccountChange {
  memberId: MemberId;
  what: AccountChange;
  by: ChangedBy;
  request?: Pick<RequestInfo, 'ip' | 'userAgent'>;
  /** More about the change, for the inbox and for operators. Never a secret. */
  detail?: Record<string, string>;
  /**
   * The member's contact before the change, if the change replaced it: he is told there too.
   * Otherwise he is told at his present contact, unless the inbox is enough.
   */
  tellOld?: OldContact | undefined;
}

/**
 * Records who changed what, when and from where, and emits `account.changed`. Both happen in the
 * caller's transaction, so a rollback removes both (docs/domain/accounts.md §7).
 */
export async function recordAccountChange(
  db: Db,
  app: App,
  change: NewAccountChange,
): Promise<void> {
  if (db.isTransaction) await write(db, app, change);
  else await db.transaction().execute((tx) => write(tx, app, change));
}

async function write(db: Db, app: App, change: NewAccountChange): Promise<void> {
  const { memberId, what, by, request, detail = {}, tellOld } = change;
  const at = app.clock.now();
  const from = { ip: request?.ip ?? null, user_agent: request?.userAgent ?? null };
  const id = await insertChange(db, {
    member_id: memberId,
    what,
    done_by: by,
    at,
    ...from,
    detail: JSON.stringify(detail),
  });
  await app.queue.emit(db, 'account.changed', {
    id,
    memberId,
    what,
    by,
    at: at.toISOString(),
    detail,
    ip: from.ip,
    userAgent: from.user_agent,
    tellOld: tellOld ?? (await reachFor(db, memberId, what)) ?? null,
  });
}
