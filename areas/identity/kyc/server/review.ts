import { endAllOfStopped, recordAccountChange, type ChangedBy } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { refuse, systemActor, type Actor, type App, type Operator, type Tx } from '@palaro/server';
import type { PlainRejection, Rejection, Repairable } from '../kyc.api.ts';
import { UNDO_SECONDS } from '../kyc.limits.ts';
import {
  decideApplication,
  findApplication,
  type ApplicationRecord,
} from './applications.repository.ts';
import { changeKyc, withKyc } from './change-level.ts';
import { beginClosing, closeForGood, closes } from './close-account.ts';
import { returnUnverified } from './closing.tasks.ts';
import { findClosingOf } from './closings.repository.ts';
import { findExcludedTwin, lockPerson } from './find-same-person.ts';
import { tellKyc } from './kyc-trail.ts';
import { foldedName, readPerson } from './person.ts';
import { readStanding } from './standing.ts';

interface Decider {
  name: string;
  by: ChangedBy;
  actor: Actor;
}
const system = (name: string): Decider => ({
  name,
  by: 'system',
  actor: systemActor(`kyc.${name}`),
});
const decided = (operator: Operator): Decider => ({
  name: operator.name,
  by: 'operator',
  actor: operator,
});
/** The decider where nobody outside decided: a rule of ours did. */
const OWN = 'system';

/**
 * Approves an application: the member gets its level, and the payee gets the document's name.
 * Refuses `kyc.decided` where somebody was faster, `kyc.duplicate` where another account is
 * verified by the same document. A person who was excluded meanwhile is rejected.
 */
export const approveKyc = (app: App, operator: Operator, id: string) =>
  approve(app, id, decided(operator));

export const approveBySystem = (app: App, id: string, name: string) =>
  approve(app, id, system(name)).catch((error: unknown) => {
    app.log.warn({ err: error, application: id }, 'an approval was left to the operators');
  });

/**
 * Rejects an application for a reason that its member may know and that closes no account. Refuses
 * `kyc.decided`, and `kyc.waits` while a second person decides.
 */
export const rejectKyc = (app: App, operator: Operator, id: string, reason: PlainRejection) =>
  reject(app, id, { reason }, decided(operator));

/**
 * Asks the member for other pictures. The application ends, but is no failed try, so nobody is
 * closed out by a bad camera. Refuses `kyc.decided`.
 */
export const askAgain = (app: App, operator: Operator, id: string, reason: Repairable) =>
  reject(app, id, { reason, does: 'ask' }, decided(operator));

export const rejectBySystem = (app: App, id: string, reason: Rejection, name = OWN) =>
  reject(app, id, { reason }, system(name));

/** Opens verification again after the last try (AC-63). Refuses `not_found`. */
export async function reopenKyc(app: App, operator: Operator, member: MemberId) {
  await withKyc(app, member, async (tx) => {
    const row = { member_id: member, at: app.clock.now() };
    const known = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', member)
      .executeTakeFirst();
    if (!known) throw refuse('not_found');
    await tx
      .insertInto('kyc_reopening')
      .values(row)
      .onConflict((one) => one.column('member_id').doUpdateSet({ at: row.at }))
      .execute();
    await app.queue.emit(tx, 'kyc.reopened', { memberId: member });
    await tellKyc(app, tx, operator, 'reopen', { member, id: member });
  });
}

/**
 * Takes an approval back: the document has expired or turned out to be false. Refuses
 * `kyc.decided`.
 */
export async function expireKyc(app: App, operator: Operator, id: string) {
  if (!(await expire(app, id, decided(operator)))) throw refuse('kyc.decided');
}

export const expireBySystem = (app: App, id: string) => expire(app, id, system(OWN));

async function approve(app: App, id: string, decider: Decider) {
  const { member_id: member, ...about } = await readPending(app, id);
  const { id_digest: idDigest, person_digest: personDigest } = about;
  const marks = idDigest && personDigest ? { member, idDigest, personDigest } : null;
  const approved = await withKyc(app, member, async (tx) => {
    // Under the lock: an exclusion of the same person either is found here or finds this approval.
    if (marks) await lockPerson(tx, marks);
    if (marks && (await findExcludedTwin(app, marks, tx))) return false;
    await writeApproval(app, tx, { ...about, member }, decider);
    return true;
  });
  if (!approved) await reject(app, id, { reason: 'excluded', does: 'approve' }, decider);
  return { state: approved ? ('approved' as const) : ('rejected' as const) };
}

type About = Omit<ApplicationRecord, 'member_id'> & { member: MemberId };

async function writeApproval(app: App, tx: Tx, about: About, decider: Decider) {
  const { id, member, level } = about;
  const { by } = decider;
  const decision = { by: decider.name, at: app.clock.now() };
  // The previous document must give way first, or the same digest would be refused as a duplicate.
  await tx
    .updateTable('kyc_application')
    .set({ state: 'expired', decided_at: decision.at, decided_by: decision.by })
    .where('member_id', '=', member)
    .where('level', '=', level)
    .where('state', '=', 'approved')
    .execute();
  const done = await decideApplication(tx, id, 'pending', { ...decision, state: 'approved' }).catch(
    (error: unknown) => {
      throw (error as { code?: string }).code === UNIQUE ? refuse('kyc.duplicate') : error;
    },
  );
  if (!done) throw refuse('kyc.decided');
  const standing = await readStanding(app, member, tx);
  const reached = Math.max(standing.level, level);
  await changeKyc(app, tx, { member, level: reached, state: 'approved', by });
  if (level === 2) await nameAsProven(app, tx, member, by);
  await tellKyc(app, tx, decider.actor, 'approve', { member, id, after: { level: reached } });
}

const UNIQUE = '23505';

/** Money is paid out only to the person named in the document (docs/domain/accounts.md §7). */
async function nameAsProven(app: App, tx: Tx, member: MemberId, by: ChangedBy) {
  const person = await readPerson(app, member, tx);
  if (!person) return;
  const { payee_name } = await tx
    .selectFrom('member')
    .select('payee_name')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  if (payee_name !== null && foldedName(payee_name) === foldedName(person.fullName)) return;
  await tx
    .updateTable('member')
    .set({ payee_name: person.fullName })
    .where('id', '=', member)
    .execute();
  await recordAccountChange(tx, app, { memberId: member, what: 'payee_name', by });
}

interface No {
  reason: Rejection;
  /** What the decider did: approving a person who is excluded rejects him. */
  does?: 'reject' | 'ask' | 'approve';
}

async function reject(app: App, id: string, { reason, does = 'reject' }: No, decider: Decider) {
  const { member_id: member } = await readPending(app, id);
  await withKyc(app, member, async (tx) => {
    const at = app.clock.now();
    const decision = { by: decider.name, at, reason, askedAgain: does === 'ask' };
    const done = await decideApplication(tx, id, 'pending', { ...decision, state: 'rejected' });
    if (!done) throw refuse('kyc.decided');
    await changeKyc(app, tx, { member, state: 'rejected', by: decider.by, reason });
    if (closes(reason)) {
      const closing = { member, application: id, reason, by: decider.name };
      await closeForGood(app, tx, await beginClosing(app, tx, closing));
    } else await returnAfterLastTry(app, tx, member);
    const after = { state: 'rejected' };
    await tellKyc(app, tx, decider.actor, does, { member, id, reason, after });
  });
  if (closes(reason)) await endAllOfStopped(app, member, 'closed');
}

/**
 * The site must not keep money of a person who could not be verified (docs/domain/accounts.md §9,
 * grace72). It goes back a day after the last try, so that an operator can open verification again.
 */
async function returnAfterLastTry(app: App, tx: Tx, member: MemberId): Promise<void> {
  const { triesLeft, level } = await readStanding(app, member, tx);
  if (triesLeft > 0 || level >= 2) return;
  const payload = { member, rejectedAt: app.clock.now().toISOString() };
  await app.queue.add(tx, returnUnverified, payload, { afterSeconds: UNDO_SECONDS });
}

async function expire(app: App, id: string, { name, by, actor }: Decider): Promise<boolean> {
  const found = await findApplication(app.db, id);
  if (found?.state !== 'approved') return false;
  const { member_id: member, level } = found;
  return withKyc(app, member, async (tx) => {
    const decision = { state: 'expired', by: name, at: app.clock.now() } as const;
    if (!(await decideApplication(tx, id, 'approved', decision))) return false;
    await changeKyc(app, tx, { member, level: level - 1, state: 'expired', by });
    await tellKyc(app, tx, actor, 'expire', { member, id });
    return true;
  });
}

async function readPending(app: App, id: string): Promise<ApplicationRecord> {
  const found = await findApplication(app.db, id);
  if (!found) throw refuse('not_found');
  if (found.state !== 'pending') throw refuse('kyc.decided');
  if ((await findClosingOf(app.db, id))?.state === 'Asked') throw refuse('kyc.waits');
  return found;
}
