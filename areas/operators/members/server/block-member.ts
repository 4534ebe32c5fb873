import { blockMember } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { riskApi } from '../risk.api.ts';
import { requireMember } from './known-member.ts';

/**
 * Blocks payouts or bonuses until two people lift it. What waits to be paid is put aside. Refuses
 * `members.blocked` where that is blocked already.
 */
export async function blockFor(
  app: App,
  operator: Operator,
  member: MemberId,
  { kind, reason }: Body<(typeof riskApi)['blockMember']>,
) {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await requireMember(tx, member);
    const imposed = { kind, reason, imposedBy: operator.name, at: now };
    if (!(await blockMember(tx, member, imposed))) throw refuse('members.blocked');
    await recordAudit(tx, operator, now, {
      action: 'member.block',
      subject: `member:${member}`,
      member,
      reason,
      after: { kind },
    });
  });
}
