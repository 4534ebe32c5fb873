import type { MemberId } from '@palaro/kernel';
import { column, defineSubledger, type SubledgerEntry } from '@palaro/ledger';
import type { App } from '@palaro/server';

const idsOf = (requirements: readonly string[]) => [...requirements].sort().join(',');

/**
 * Closes every open requirement of a member, in the commit of the money that is taken back for some
 * of them: those of awards are forfeited. Refuses `try_again` where they are not those that the
 * caller reckoned by.
 */
export const closeRows = defineSubledger({
  name: 'turnover.close',
  columns: { member: column.bigint, at: column.postedAt },
  judged: { requirements: column.text },
  load: {
    by: ['member'],
    sql: ({ rows }) => `select r.member::text subject, jsonb_build_object('open', (
        select coalesce(jsonb_agg(t.requirement_id::text), '[]') from turnover_requirement t
        where t.member_id = r.member and t.state = 'O')) state
      from (select distinct member from ${rows} r) r`,
  },
  subject: (row) => row.member,
  judge: (of: { open: string[] } | null, { requirements }) =>
    of && idsOf(of.open) === requirements ? { next: { open: [] } } : { refuse: 'try_again' },
  write: ({ rows }) => `update turnover_requirement t
    set state = case t.cause_kind when 'award' then 'F' else 'X' end, ended_at = r.at
    from ${rows} r where t.member_id = r.member and t.state = 'O'`,
});

/** Row that closes these requirements, which must be all that are open. */
export const closeRequirements = (
  member: MemberId,
  requirements: readonly string[],
): SubledgerEntry => closeRows.entry({ member, requirements: idsOf(requirements) });

/** Closes what is open of a member of whom nothing is taken back. */
export const closeOpen = ({ db, clock }: App, member: MemberId) =>
  db
    .updateTable('turnover_requirement')
    .set({ state: 'X', ended_at: clock.now() })
    .where('member_id', '=', member)
    .where('state', '=', 'O')
    .execute();
