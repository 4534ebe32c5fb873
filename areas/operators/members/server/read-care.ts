import { Money, type MemberId } from '@palaro/kernel';
import { limitsOf } from '@palaro/limits/server';
import { recordAudit, type App, type Operator } from '@palaro/server';
import { requireMember } from './known-member.ts';
import { readDistress } from './read-distress.ts';

/** Limits with what is used of them, breaks, exclusions, words of distress. Looks are recorded. */
export async function readCare(app: App, operator: Operator, member: MemberId) {
  const distress = await readDistress(app, member);
  return app.db.transaction().execute(async (tx) => {
    await requireMember(tx, member);
    const limits = await limitsOf(app, tx, member);
    const exclusions = await tx
      .selectFrom('exclusion')
      .select(['id', 'kind', 'from_at', 'until_at', 'imposed_by', 'lifted_at'])
      .where('member_id', '=', member)
      .orderBy('from_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    await recordAudit(tx, operator, app.clock.now(), {
      action: 'member.care',
      subject: `member:${member}`,
      member,
    });
    return {
      distress,
      limits: limits.map(({ kind, period, imposedBy, setAt, amount, used }) => ({
        kind,
        period,
        imposedBy,
        setAt: setAt.toISOString(),
        amount: Money.text(amount),
        used: Money.text(used),
      })),
      exclusions: exclusions.map((one) => ({
        id: one.id,
        kind: one.kind,
        from: one.from_at.toISOString(),
        until: one.until_at?.toISOString() ?? null,
        imposedBy: one.imposed_by,
        liftedAt: one.lifted_at?.toISOString() ?? null,
      })),
    };
  });
}
