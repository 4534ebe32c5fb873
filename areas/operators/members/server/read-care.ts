import { sql } from 'kysely';
import { dayIn, Money, type MemberId } from '@palaro/kernel';
import { recordAudit, type App, type Operator } from '@palaro/server';
import { requireMember } from './known-member.ts';

interface LimitRow {
  kind: 'stake' | 'wager' | 'loss';
  period: 'bet' | 'day' | 'week' | 'month';
  amount: string;
  used: string;
  imposed_by: string;
  set_at: Date;
}

/** Limits with what is used of them, breaks and exclusions. Each look is recorded. */
export async function readCare(app: App, operator: Operator, member: MemberId) {
  const today = dayIn(app.site.settings['site.zone'], app.clock.now());
  return app.db.transaction().execute(async (tx) => {
    await requireMember(tx, member);
    const { rows } = await sql<LimitRow>`
      select l.kind, l.period, l.amount::text as amount, coalesce(c.used, 0)::text as used,
        l.imposed_by, l.set_at
      from rg_limit l left join rg_counter c on c.member_id = l.member_id and c.kind = l.kind
        and c.period = l.period and c.period_start =
          date_trunc(case l.period when 'bet' then 'day' else l.period end, ${today}::date)::date
      where l.member_id = ${member}
      order by l.kind, l.period, l.imposed_by`.execute(tx);
    const exclusions = await tx
      .selectFrom('exclusion')
      .select(['id', 'kind', 'from_at', 'until_at', 'imposed_by', 'lifted_at'])
      .where('member_id', '=', member)
      .orderBy('from_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    await recordAudit(tx, operator, app.clock.now(), {
      ...{ action: 'member.care', subject: `member:${member}`, member },
    });
    return {
      limits: rows.map(({ imposed_by: imposedBy, set_at: setAt, kind, period, ...row }) => ({
        ...{ kind, period, imposedBy, setAt: setAt.toISOString() },
        amount: Money.text(BigInt(row.amount)),
        used: Money.text(BigInt(row.used)),
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
