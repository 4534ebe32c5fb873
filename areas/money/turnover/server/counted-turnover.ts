import type { MemberId } from '@palaro/kernel';
import { defineService, type App, type Db } from '@palaro/server';
import { sql } from 'kysely';
import { foldOwnRounds } from './count-due.ts';
import { readTurnover, turnoverOf, type RequirementRow, type Turnover } from './read-turnover.ts';

/**
 * Where this node last saw the fold. It may be behind, never ahead but after a rebuild: then the
 * long way is taken once.
 */
const lastMark = defineService('turnover.last-mark', () => ({ tx: '0' }));

/**
 * What the member must still bet, all his settled rounds counted (docs/domain/payments.md §11 case
 * 31). One statement where nothing waits to be counted, which is nearly always.
 */
export async function countedTurnover(app: App, member: MemberId): Promise<Turnover> {
  const last = lastMark(app);
  const asked = last.tx;
  const { mark, uncounted, rows } = await readAtOnce(app.db, member, asked);
  last.tx = mark;
  if (!uncounted && BigInt(mark) >= BigInt(asked)) return turnoverOf(rows);
  await foldOwnRounds(app, member);
  return readTurnover(app, member);
}

type Found = { mark: string; uncounted: boolean } & (
  | RequirementRow
  // Without an open requirement, its columns are empty.
  | Record<keyof RequirementRow, null>
);

/**
 * The open requirements, and whether anything of the member might have to be counted: a mark, or a
 * round that changed since the fold. The planner takes the index by transaction only for a value it
 * knows, so `last` stands beside the fold's own mark.
 */
async function readAtOnce(db: Db, member: MemberId, last: string) {
  const { rows } = await sql<Found>`
    with mark as (
      select coalesce(w.tx, 0) as tx, coalesce(w.floor, 0) as floor
      from (select) one left join fold_watermark w on w.name = 'turnover'
    )
    select k.tx::text as mark,
      exists (select from turnover_due where member_id = ${member})
        or exists (select from turnover_listed_due where member_id = ${member})
        or case
          when exists (select from turnover_requirement where member_id = ${member})
            and (select last_value from transfer_id) > k.floor
          then exists (select from game_round g where g.member_id = ${member}
            and g.tx >= ${last}::bigint and g.tx >= k.tx)
          else false
        end as uncounted,
      t.requirement_id, t.cause_kind, t.cause_id, t.required, t.done, t.opened_at
    from mark k
      left join turnover_requirement t on t.member_id = ${member} and t.state = 'O'
    order by t.requirement_id`.execute(db);
  const { mark = '0', uncounted = false } = rows[0] ?? {};
  return { mark, uncounted, rows: rows.filter(isOpen) };
}

const isOpen = (row: Found): row is Found & RequirementRow => row.requirement_id !== null;
