import { spanOf, type NightlyCheck } from '@palaro/server';
import { sql } from 'kysely';
import { typesWithBudgetCheck } from './promotion-kind.ts';

interface Row {
  member: string;
  cause: string;
  amount: string | null;
  posted: string | null;
}

interface Budget {
  id: string;
  spent: string;
  paid: string;
  reserved: string;
  waiting: string;
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

/**
 * Checks that a promotion's budget says what its awards took (docs/domain/promotions.md §1), but
 * for kinds whose areas check it themselves.
 */
export const checkBudgets: NightlyCheck = {
  name: 'promotions.budgets',
  says: 'What a budget says is spent and reserved equals its awards',
  async run(app) {
    const { rows } = await sql<Budget>`
      select p.id, p.spent::text as spent, coalesce(a.paid, 0)::text as paid,
        p.reserved::text as reserved, coalesce(a.waiting, 0)::text as waiting
      from promotion p left join lateral (select
          sum(amount) filter (where state = 'Claimed')::bigint as paid,
          sum(amount) filter (where state in ('Issued', 'Reserved'))::bigint as waiting
        from award where budget = p.id) a on true
      where p.kind <> all (${typesWithBudgetCheck(app)}::text[])
        and (p.spent <> coalesce(a.paid, 0) or p.reserved <> coalesce(a.waiting, 0))
      order by p.id limit 1000`.execute(app.db);
    return rows.map(({ id, ...details }) => ({ subject: `promotion:${id}`, details }));
  },
};
