import {
  endCase,
  imposeExclusion,
  openCaseIn,
  reachOf,
  readMember,
  recordAccountChange,
} from '@palaro/accounts/server';
import { newId, plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Tx } from '@palaro/server';
import type { ClosingReason, Rejection } from '../kyc.api.ts';
import { UNDO_SECONDS } from '../kyc.limits.ts';
import {
  endClosing,
  findOpenClosing,
  insertClosing,
  type ClosingRecord,
} from './closings.repository.ts';
import { endUndo } from './closing.tasks.ts';
import { findExcludedTwin } from './find-same-person.ts';
import './kyc.events.ts';

/** The law forbids these persons to play: the account closes and its money goes back. */
export const closes = (reason: Rejection): reason is ClosingReason =>
  reason === 'under_age' || reason === 'excluded';

interface NewClosing {
  member: MemberId;
  application: string;
  reason: ClosingReason;
  /** The operator, or the rule of the site. */
  by: string;
  birthdayRead?: Buffer | null;
  listEntry?: Buffer | null;
}

/**
 * Freezes the account by a case while a second person decides whether it closes, and keeps what it
 * was before. Runs in the transaction of the request. Refuses `kyc.waits` where one is open.
 */
export async function beginClosing(app: App, tx: Tx, closing: NewClosing): Promise<ClosingRecord> {
  const { member, application, reason, by, birthdayRead = null, listEntry = null } = closing;
  const at = app.clock.now();
  const before = await tx
    .selectFrom('member')
    .select(['state', 'frozen_until', 'closed_at'])
    .where('id', '=', member)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const why = `identity check: ${reason.replace('_', ' ')}`;
  const caseId = await openCaseIn(tx, member, { reason: why, openedBy: by, at });
  const row = await insertClosing(tx, {
    id: newId(at),
    member_id: member,
    application_id: application,
    reason,
    state: 'Asked',
    begun_at: at,
    state_before: before.state,
    frozen_before: before.frozen_until,
    closed_before: before.closed_at,
    case_id: caseId,
    birthday_read: birthdayRead,
    list_entry: listEntry,
  });
  if (!row) throw refuse('kyc.waits');
  return row;
}

/** Ends a request to which nobody agreed: the account is what it was before. */
export async function dropClosing(app: App, tx: Tx, member: MemberId): Promise<void> {
  const open = await findOpenClosing(tx, member);
  if (open?.state !== 'Asked') return;
  const at = app.clock.now();
  if (!(await endClosing(tx, open.id, { from: 'Asked', to: 'Dropped', at }))) return;
  if (open.case_id === null) return;
  await endCase(tx, open.case_id, at);
  await tx
    .updateTable('member')
    .set({ state: open.state_before, frozen_until: open.frozen_before })
    .where('id', '=', member)
    .where('state', '=', 'disabled')
    .execute();
}

/**
 * Closes the account in the rejection's transaction, for a day in which it can be undone. The case
 * stays until then, so no money of the member goes anywhere. What was decided about the same person
 * under another account holds here too.
 */
export async function closeForGood(app: App, tx: Tx, closing: ClosingRecord): Promise<void> {
  const { id, member_id: member, application_id: application, reason } = closing;
  const at = app.clock.now();
  const undoUntil = plusSeconds(at, UNDO_SECONDS);
  await tx
    .updateTable('kyc_closing')
    .set({ state: 'Closed', closed_at: at, undo_until: undoUntil })
    .where('id', '=', id)
    .where('state', '=', 'Asked')
    .execute();
  await tx
    .updateTable('member')
    .set({ state: 'closed', closed_at: at, frozen_until: null })
    .where('id', '=', member)
    .where('state', '<>', 'closed')
    .execute();
  await excludeAsTwin(app, tx, { member, application });
  await app.queue.add(tx, endUndo, { member, closing: id }, { afterSeconds: UNDO_SECONDS });
  await recordAccountChange(tx, app, {
    memberId: member,
    what: 'closed',
    by: 'system',
    detail: { reason, until: undoUntil.toISOString() },
    // Who cannot play any more hardly looks into the inbox.
    tellOld: reachOf(await readMember(tx, member)),
  });
}

const BY_CLOSING = 'kyc/';

/** Names the closing in the exclusions that it imposed. */
export const imposedBy = (application: string) => `${BY_CLOSING}${application}`;

/** True for an exclusion that a closing imposed. */
export const isByClosing = (imposer: string) => imposer.startsWith(BY_CLOSING);

async function excludeAsTwin(
  app: App,
  tx: Tx,
  { member, application }: Pick<NewClosing, 'member' | 'application'>,
) {
  const { id_digest: idDigest, person_digest: personDigest } = await tx
    .selectFrom('kyc_application')
    .select(['id_digest', 'person_digest'])
    .where('id', '=', application)
    .executeTakeFirstOrThrow();
  if (!idDigest || !personDigest) return;
  const twin = await findExcludedTwin(app, { member, idDigest, personDigest }, tx);
  if (!twin) return;
  const { kind, until } = twin;
  await imposeExclusion(app, tx, member, { kind, until, imposedBy: imposedBy(application) });
}
