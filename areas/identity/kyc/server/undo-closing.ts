import {
  endAllOfStopped,
  endCase,
  liftExclusionsBy,
  reachOf,
  readMember,
  recordAccountChange,
} from '@palaro/accounts/server';
import { memberId, object, uuid, type Static } from '@palaro/api';
import {
  askForChange,
  defineChangeKind,
  refuse,
  textFact,
  type App,
  type Db,
  type Operator,
  type Tx,
} from '@palaro/server';
import { listApplications, reopenApplication } from './applications.repository.ts';
import { changeKyc } from './change-level.ts';
import { imposedBy } from './close-account.ts';
import { closingFacts } from './closing-facts.ts';
import {
  endClosing,
  findClosing,
  findClosingOf,
  lockClosing,
  type ClosingRecord,
} from './closings.repository.ts';

const payload = object({ member: memberId(), undoes: uuid() });
type Payload = Static<typeof payload>;

/**
 * Undoing of a closing within its day, always by two people of the identity check: the account is
 * what it was before and its application waits again. The balance was not touched. Refuses
 * `kyc.undo_over` once the day is over or the closing has ended.
 */
export const undoClosingChange = defineChangeKind({
  name: 'kyc.undo-close',
  payload,
  concerns: 'identity',
  approve: 'kyc.decide',
  subject: ({ member }) => `member:${member}`,
  async before(app, tx, of) {
    const { reason } = await lockUndoable(app, tx, of);
    return { review: 'rejected', account: 'closed', reason };
  },
  after: () => ({ review: 'pending', account: 'as before', reason: null }),
  async facts(app, tx, of) {
    const row = await requireClosing(tx, of);
    const { member_id: member, application_id: application, reason: closing } = row;
    const read = {
      birthdayRead: row.birthday_read?.toString('base64'),
      listEntry: row.list_entry?.toString('base64'),
    };
    const about = { member, application, closing, ...read };
    return {
      ...(await closingFacts(app, tx, about, 'then_undone')),
      undoes: textFact(row.undo_until?.toISOString()),
    };
  },
  async apply(app, tx, { payload: of }) {
    await undo(app, tx, await lockUndoable(app, tx, of));
  },
  // What its member opened to look at the closed account needs a new login.
  applied: (app, { payload: { member } }) => endAllOfStopped(app, member, 'closed'),
});

async function requireClosing(db: Db, { member, undoes }: Payload): Promise<ClosingRecord> {
  const row = await findClosing(db, undoes);
  if (row?.member_id !== member) throw refuse('not_found');
  return row;
}

/** The closing, with its member and itself locked in the order of the task that makes it final. */
async function lockUndoable(app: App, tx: Tx, of: Payload): Promise<ClosingRecord> {
  const { member, undoes } = of;
  await tx.selectFrom('member').select('id').where('id', '=', member).forUpdate().execute();
  const row = await lockClosing(tx, undoes);
  if (row?.member_id !== member) throw refuse('not_found');
  const isOver = row.undo_until === null || app.clock.now() >= row.undo_until;
  if (row.state !== 'Closed' || isOver) throw refuse('kyc.undo_over');
  return row;
}

async function undo(app: App, tx: Tx, row: ClosingRecord): Promise<void> {
  const { id, member_id: member, application_id: application, case_id: caseId } = row;
  const at = app.clock.now();
  await endClosing(tx, id, { from: 'Closed', to: 'Undone', at });
  if (caseId) await endCase(tx, caseId, at);
  await tx
    .updateTable('member')
    .set({
      state: row.state_before,
      frozen_until: row.frozen_before,
      closed_at: row.closed_before,
    })
    .where('id', '=', member)
    .where('state', '=', 'closed')
    .execute();
  await liftExclusionsBy(tx, member, imposedBy(application), at);
  const pending = (await listApplications(tx, member)).some(({ state }) => state === 'pending');
  if (!pending) await reopenApplication(tx, application);
  await changeKyc(app, tx, { member, state: 'pending', by: 'operator' });
  if (row.state_before === 'closed') return;
  await recordAccountChange(tx, app, {
    memberId: member,
    what: 'reopened',
    by: 'operator',
    tellOld: reachOf(await readMember(tx, member)),
  });
}

/** Asks for it. Refuses `not_found`, `kyc.undo_over` and what asking refuses. */
export async function askToUndo(app: App, operator: Operator, application: string, reason: string) {
  const row = await findClosingOf(app.db, application);
  if (!row) throw refuse('not_found');
  const draft = { payload: { member: row.member_id, undoes: row.id }, reason };
  return askForChange.of(app)(operator, undoClosingChange, draft);
}
