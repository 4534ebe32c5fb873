import { endAllOfStopped, excludeMember, recordAccountChange } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { depositsOf } from '@palaro/wallet/server';
import type { Rejection } from '../kyc.api.ts';
import { findExcludedTwin } from './find-same-person.ts';
import './kyc.events.ts';

/** The law forbids these persons to play: the account closes and its money goes back. */
const CLOSING: readonly Rejection[] = ['excluded', 'under_age'];
export const closes = (reason: Rejection) => CLOSING.includes(reason);

/** Runs in the rejection's transaction. Afterwards the owner can only read and withdraw. */
export async function closeForGood(app: App, tx: Tx, member: MemberId) {
  await tx
    .updateTable('member')
    .set({ state: 'closed', closed_at: app.clock.now() })
    .where('id', '=', member)
    .where('state', '<>', 'closed')
    .execute();
  await recordAccountChange(tx, app, { memberId: member, what: 'closed', by: 'system' });
}

/** Orders the money returned to where it came from, which the cashier does after the commit. */
export const orderReturn = (app: App, tx: Tx, member: MemberId, reason: Rejection) =>
  app.queue.emit(tx, 'kyc.return-ordered', {
    memberId: member,
    reason: reason === 'under_age' || reason === 'excluded' ? reason : 'unverified',
    at: app.clock.now().toISOString(),
  });

/** Whether the refused person deposited real money, which must go back. */
export const hasDeposited = async (app: App, member: MemberId) =>
  (await depositsOf(app.db, member)) > 0n;

/**
 * Runs after the commit: ends the member's sessions and games, and applies the exclusion that he
 * already has under another account.
 */
export async function leaveNothingOpen(
  app: App,
  { member, application, idDigest, personDigest }: Twin,
): Promise<void> {
  const twin = idDigest && personDigest ? { member, idDigest, personDigest } : null;
  const exclusion = twin && (await findExcludedTwin(app, twin));
  if (exclusion) {
    await excludeMember(app, member, { ...exclusion, imposedBy: `kyc/${application}` });
  }
  await endAllOfStopped(app, member, 'closed');
}

interface Twin {
  member: MemberId;
  application: string;
  idDigest: Buffer | null;
  personDigest: Buffer | null;
}
