import type { MemberId } from '@palaro/kernel';
import type { Tx } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { sql } from 'kysely';

/** An award by its name within the member. */
interface AwardName {
  member: MemberId;
  transaction: string;
}

/**
 * Takes back awards that wait (`Issued`) or were promised (`Reserved`) and are not earned, and
 * gives their budgets back what was held; what was claimed stays. An award that is taken back gives
 * up its name, so that it can be earned again. Answers the members who lost one.
 */
export async function takeBackAwards(
  tx: Tx,
  names: readonly AwardName[],
  state: 'Issued' | 'Reserved',
): Promise<MemberId[]> {
  if (names.length === 0) return [];
  const named = sql`jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
    n (member bigint, transaction text)`;
  const waiting = sql`a.member_id = n.member and a.vendor = ${HOUSE_VENDOR}
    and a.transaction = n.transaction and a.state = ${state}`;
  // The budgets first, as whoever issues or claims locks them.
  await sql`select id from promotion where id in (select a.budget from award a join ${named}
    on ${waiting}) order by id for update`.execute(tx);
  const { rows } = await sql<{ member: MemberId }>`with gone as (
      update award a set state = 'Cancelled', transaction = a.transaction || '/back-' || a.id
      from ${named} where ${waiting} returning a.member_id, a.budget, a.amount
    ), given as (
      update promotion p set reserved = p.reserved - g.amount
      from (select budget, sum(amount)::bigint as amount from gone
        where budget is not null group by budget) g
      where p.id = g.budget)
    select distinct member_id::text as member from gone`.execute(tx);
  return rows.map(({ member }) => member);
}
