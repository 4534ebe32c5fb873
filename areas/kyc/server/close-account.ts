import { endSessionsOfMember, excludeMember, recordAccountChange } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { depositsOf, endSessionsOf } from '@palaro/wallet/server';
import type { Rejection } from '../kyc.api.ts';
import { findExcludedTwin } from './find-same-person.ts';

/** Whom the law keeps from playing: the account closes, and its money goes back. */
const CLOSING: readonly Rejection[] = ['excluded', 'under_age'];
export const closes = (reason: Rejection) => CLOSING.includes(reason);

/** In the transaction of the rejection: the account only lets its owner read and withdraw. */
export async function closeForGood(app: App, tx: Tx, member: MemberId) {
  await tx
    .updateTable('member')
    .set({ state: 'closed', closed_at: app.clock.now() })
    .where('id', '=', member)
    .where('state', '<>', 'closed')
    .execute();
  await recordAccountChange(tx, app, { memberId: member, what: 'closed', by: 'system' });
}

/** Has the money go back to where it came from; once, whoever orders it again. */
export async function orderReturn(app: App, tx: Tx, member: MemberId, reason: Rejection) {
  const row = { member_id: member, reason, ordered_at: app.clock.now() };
  await tx
    .insertInto('kyc_return')
    .values(row)
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Whether real money came in that a refused person must get back. */
export const hasDeposited = async (app: App, member: MemberId) =>
  (await depositsOf(app, member)) > 0n;

/** After the commit: nothing of his goes on, and his own exclusion holds here too. */
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
