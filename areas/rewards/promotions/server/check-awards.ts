import { spanOf, type NightlyCheck } from '@palaro/server';
import { sql } from 'kysely';

interface Row {
  member: string;
  cause: string;
  amount: string | null;
  posted: string | null;
}

/** Checks that every claimed award has its transfer, amount by amount (I15 of the ledger). */
export const checkAwards: NightlyCheck = {
  name: 'promotions.awards',
  says: 'Claimed awards and their transfers are the same',
  async run(app, day) {
    const { from, to } = await spanOf(app.db, day, app.site.settings['site.zone']);
    const { rows } = await sql<Row>`
      with claimed as (
        select member_id, vendor || '/' || transaction as cause, amount from award
        where state = 'Claimed' and claimed_at >= ${from} and claimed_at < ${to}
      ), posted as (
        select t.member_id, t.cause_id as cause, sum(p.amount)::bigint as amount
        from ledger.transfer t join ledger.posting p
          on p.member_id = t.member_id and p.transfer_id = t.transfer_id
        where t.kind = 'award' and t.posted_at >= ${from} and t.posted_at < ${to}
        group by 1, 2)
      select coalesce(c.member_id, p.member_id)::text as member,
        coalesce(c.cause, p.cause) as cause, c.amount::text as amount, p.amount::text as posted
      from claimed c full join posted p on p.member_id = c.member_id and p.cause = c.cause
      where c.amount is distinct from p.amount
      order by 1, 2 limit 1000`.execute(app.db);
    return rows.map(({ member, cause, amount, posted }) => ({
      subject: `award:${member}/${cause}`,
      details: { amount, posted },
    }));
  },
};

/** Checks that a promotion's budget says what its awards took (docs/domain/promotions.md §1). */
export const checkBudgets: NightlyCheck = {
  name: 'promotions.budgets',
  says: 'What a budget says is spent equals its claimed awards',
  async run(app) {
    const { rows } = await sql<{ id: string; spent: string; paid: string }>`
      select p.id, p.spent::text as spent, coalesce(a.paid, 0)::text as paid
      from promotion p left join lateral (select sum(amount)::bigint as paid from award
        where cause_kind = 'signIn' and promotion = p.id::text and state = 'Claimed') a on true
      where p.spent <> coalesce(a.paid, 0) order by p.id limit 1000`.execute(app.db);
    return rows.map(({ id, spent, paid }) => ({
      subject: `promotion:${id}`,
      details: { spent, paid },
    }));
  },
};
