import { sql } from 'kysely';
import { Money, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';

interface Row {
  kind: string;
  posted_at: Date;
  actor: string;
  cause_kind: string;
  cause_id: string;
  reverses: string | null;
  amount: string;
  from_after: string | null;
  to_after: string | null;
  from_kind: string | null;
  from_vendor: string | null;
  to_kind: string | null;
  to_vendor: string | null;
  house: string | null;
  house_vendor: string | null;
  house_detail: string | null;
  house_gives: boolean;
}

/** One transfer with all its postings, read along the primary key. Refuses `not_found`. */
export async function readPostings(app: App, member: MemberId, transfer: string) {
  const { rows } = await sql<Row>`
    select t.kind, t.posted_at, t.actor, t.cause_kind, t.cause_id, t.reverses::text as reverses,
      p.amount::text as amount, p.from_after::text as from_after, p.to_after::text as to_after,
      wf.kind as from_kind, wf.vendor as from_vendor, wt.kind as to_kind, wt.vendor as to_vendor,
      h.kind as house, h.vendor as house_vendor, h.detail as house_detail,
      p.from_account < 0 as house_gives
    from ledger.transfer t join ledger.posting p using (member_id, transfer_id)
      left join house_account h on h.account_id = least(p.from_account, p.to_account)
      left join wallet wf on wf.member_id = p.member_id and wf.account_id = p.from_account
      left join wallet wt on wt.member_id = p.member_id and wt.account_id = p.to_account
    where t.member_id = ${member} and t.transfer_id = ${transfer}
    order by p.leg`.execute(app.db);
  const [first] = rows;
  if (!first) throw refuse('not_found');
  return {
    id: transfer,
    kind: first.kind,
    at: first.posted_at.toISOString(),
    actor: first.actor,
    cause: { kind: first.cause_kind, id: first.cause_id },
    reverses: first.reverses ?? '',
    postings: rows.map((row) => ({
      from: row.house && row.house_gives ? house(row) : own(row.from_kind, row.from_vendor),
      to: row.house && !row.house_gives ? house(row) : own(row.to_kind, row.to_vendor),
      amount: Money.text(BigInt(row.amount)),
      fromAfter: afterOf(row.from_after),
      toAfter: afterOf(row.to_after),
    })),
  };
}

/** Empty where it is the site's account, whose balance is no single row. */
const afterOf = (after: string | null) => (after === null ? '' : Money.text(BigInt(after)));

const own = (kind: string | null, vendor: string | null) => ({
  kind: kind ?? '',
  vendor: vendor ?? '',
  detail: '',
  house: '',
});

const house = ({ house: kind, house_vendor, house_detail }: Row) => ({
  kind: '',
  vendor: house_vendor ?? '',
  detail: house_detail ?? '',
  house: kind ?? '',
});
