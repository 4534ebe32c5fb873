import { endSessionsOfMember, excludeMember, recordAccountChange } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { depositsOf, endSessionsOf } from '@palaro/wallet/server';
import type { Rejection } from '../kyc.api.ts';
import { findExcludedTwin } from './find-same-person.ts';

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

/** Orders the money returned to where it came from. Repeated orders change nothing. */
export async function orderReturn(app: App, tx: Tx, member: MemberId, reason: Rejection) {
  const row = { member_id: member, reason, ordered_at: app.clock.now() };
  await tx
    .insertInto('kyc_return')
    .values(row)
    .onConflict((known) => known.doNothing())
    .execute();
}

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
  await endSessionsOf(app, member, 'blocked');
  await endSessionsOfMember(app, member, 'closed');
}

interface Twin {
  member: MemberId;
  application: string;
  idDigest: Buffer | null;
  personDigest: Buffer | null;
}
