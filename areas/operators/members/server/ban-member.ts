import { banMember, endAllOfStopped, openCase } from '@palaro/accounts/server';
import { memberId, object } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  memberFact,
  recordAudit,
  refuse,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';

/**
 * Opens a case: one person freezes the account until two people close the case
 * (docs/domain/operator-console.md §3). Refuses `account.case_open`, `not_found`.
 */
export async function openCaseFor(
  app: App,
  operator: Operator,
  member: MemberId,
  reason: string,
): Promise<void> {
  const at = app.clock.now();
  await openCase(app, member, { reason, openedBy: operator.name, at }, (tx) =>
    recordAudit(tx, operator, at, {
      action: 'member.case',
      subject: `member:${member}`,
      member,
      reason,
    }),
  );
}

/**
 * Closes an account for good by two people. Its name and mobile number stay taken. Its owner can
 * still withdraw, unless a case is open or payouts are blocked.
 */
export const closeMemberChange = defineChangeKind({
  name: 'member.close',
  payload: object({ member: memberId() }),
  concerns: 'member',
  approve: 'change.approve.member',
  subject: ({ member }) => `member:${member}`,
  before: (_app, tx, { member }) => readOpen(tx, member),
  after: () => ({ state: 'closed' }),
  facts: async (_app, _tx, { member }) => ({ member: memberFact(member), state: COMPARED }),
  apply: (app, tx, { payload: { member } }) => banMember(app, tx, member),
  applied: (app, { payload: { member } }) => endAllOfStopped(app, member, 'closed'),
});

/** Asks for it. Refuses `not_found`, `account.closed` and what `askForChange` does. */
export const askToClose = (app: App, operator: Operator, member: MemberId, reason: string) =>
  askForChange.of(app)(operator, closeMemberChange, { payload: { member }, reason });

async function readOpen(tx: Tx, member: MemberId) {
  const row = await tx
    .selectFrom('member')
    .select('state')
    .where('id', '=', member)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  if (row.state === 'closed') throw refuse('account.closed');
  return { state: row.state };
}
