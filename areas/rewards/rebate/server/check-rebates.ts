import { spanOf, type NightlyCheck } from '@palaro/server';
import { sql } from 'kysely';

interface Row {
  claim: string;
  lines: string | null;
  posted: string | null;
}

/** Checks that every rebate's lines add up to its transfer. */
export const checkRebates: NightlyCheck = {
  name: 'rebate.claims',
  says: 'Rebates and their transfers are the same',
  async run(app, day) {
    const { from, to } = await spanOf(app.db, day, app.site.settings['site.zone']);
    const { rows } = await sql<Row>`
      with lines as (select member_id, claim::text as claim, sum(amount)::bigint as amount
        from rebate_claim where at >= ${from} and at < ${to} group by 1, 2),
      posted as (select t.member_id, t.cause_id as claim, sum(p.amount)::bigint as amount
        from ledger.transfer t join ledger.posting p
          on p.member_id = t.member_id and p.transfer_id = t.transfer_id
        where t.kind = 'rebate' and t.posted_at >= ${from} and t.posted_at < ${to} group by 1, 2)
      select coalesce(l.claim, p.claim) as claim, l.amount::text as lines, p.amount::text as posted
      from lines l full join posted p on p.member_id = l.member_id and p.claim = l.claim
      where l.amount is distinct from p.amount order by 1 limit 1000`.execute(app.db);
    return rows.map(({ claim, lines, posted }) => ({
      subject: `rebate:${claim}`,
      details: { lines, posted },
    }));
  },
};
