import type { App } from '@palaro/server';
import { sql } from 'kysely';
import { countDue } from './count-due.ts';

interface Listed {
  member: string;
  round: string;
}

/** A list may name anybody. */
const MEMBER_NUMBER = /^[1-9]\d{0,17}$/;

/**
 * Counts rounds of a vendor's list where their member has a requirement (docs/domain/ledger.md §8).
 * Call it after they were noted and before the list is marked as read: a list that is read again
 * changes nothing.
 */
export async function markListedRounds(
  app: App,
  vendor: string,
  rounds: readonly Listed[],
): Promise<void> {
  const listed = rounds
    .filter(({ member }) => MEMBER_NUMBER.test(member))
    .map(({ member, round }) => ({ member, ref: round }));
  if (listed.length === 0) return;
  await sql`insert into turnover_listed_due (member_id, vendor, round)
    select l.member_id, l.vendor, l.round
      from (select distinct member, ref
          from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) r (member bigint, ref text)) r
        join listed_round l on l.member_id = r.member and l.vendor = ${vendor}
          and l.round = md5(${vendor} || '/' || r.ref)::uuid
      where exists (select from turnover_requirement q where q.member_id = l.member_id
          and q.state = 'O' and q.opened_at <= l.closed_at)
        or exists (select from turnover_use u where u.member_id = l.member_id
          and u.vendor = l.vendor and u.round = l.round)
    on conflict do nothing`.execute(app.db);
  await countDue(app);
}
