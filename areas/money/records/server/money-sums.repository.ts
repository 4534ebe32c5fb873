import { sql } from 'kysely';
import type { Tx } from '@palaro/server';
import { HOUSE, readMark, VENDOR, type StatementFilter } from './statement.repository.ts';

/** Sums of a filter as decimal counts of 1/10,000. */
export interface MoneySums {
  gained: string;
  spent: string;
}

/**
 * Sums that the member got from the site and gave it, over the whole filter. Folded days and newer
 * transfers are read in one snapshot, as `money_day` and `houseMoved` of statement.folds.ts say.
 */
export async function moneySums(tx: Tx, f: StatementFilter): Promise<MoneySums> {
  const mark = await readMark(tx, 'money_day');
  const { rows } = await sql<MoneySums>`
    select coalesce(sum(gained), 0)::text as gained, coalesce(sum(spent), 0)::text as spent
    from (
      select gained, spent from money_day
      where member_id = ${f.member} and day between ${f.from}::date and ${f.to}::date
        and (${f.codes}::text[] is null or kind = any (${f.codes}::text[]))
        and (${f.vendor}::text is null or vendor = ${f.vendor})
      union all
      select gained, spent from (
        select ${sql.raw(VENDOR)} as vendor,
          sum(case when p.from_account < 0 then p.amount else 0 end) as gained,
          sum(case when p.to_account < 0 then p.amount else 0 end) as spent
        from transfer t
          join posting p on p.member_id = ${f.member} and p.transfer_id = t.transfer_id
          ${sql.raw(HOUSE)}
        where t.member_id = ${f.member} and t.transfer_id > ${mark.floor} and t.tx >= ${mark.tx}
          and t.posted_at >= ${f.from}::date::timestamp at time zone ${f.zone}::text
          and t.posted_at < (${f.to}::date + 1)::timestamp at time zone ${f.zone}::text
          and (${f.codes}::text[] is null or t.kind = any (${f.codes}::text[]))
        group by t.transfer_id) x
      where ${f.vendor}::text is null or vendor = ${f.vendor}) sums`.execute(tx);
  return rows[0] ?? { gained: '0', spent: '0' };
}
