import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { foldOwnRounds } from './count-due.ts';
import { readTurnover, turnoverOf, type RequirementRow, type Turnover } from './read-turnover.ts';

/**
 * Where this node last saw the fold. It may be behind, never ahead but after a rebuild: then the
 * long way is taken once.
 */
const lastMark = defineService('turnover.last-mark', () => ({ tx: '0' }));

/**
 * What the member must still bet, all his settled rounds counted (docs/domain/payments.md §11 case
 * 31). One wait for the database where nothing is to be counted, which is nearly always.
 */
export async function countedTurnover(app: App, member: MemberId): Promise<Turnover> {
  const last = lastMark(app);
  const asked = last.tx;
  const [{ mark, marked, perhaps, rows }, changed] = await Promise.all([
    readStanding(app, member),
    hasChangedSince(app, member, asked),
  ]);
  last.tx = mark;
  const uncounted = marked || (perhaps && changed);
  if (!uncounted && BigInt(mark) >= BigInt(asked)) return turnoverOf(rows);
  await foldOwnRounds(app, member);
  return readTurnover(app, member);
}

/** `mark`, `marked` and `perhaps` as in `hasUncounted`; beside them an open requirement. */
type Found = { mark: string; marked: boolean; perhaps: boolean } & (
  | RequirementRow
  // Without an open requirement, its columns are empty.
  | Record<keyof RequirementRow, null>
);

const STANDING = `
  select coalesce(w.tx, 0)::text as mark,
    exists (select from turnover_due where member_id = $1)
      or exists (select from turnover_listed_due where member_id = $1) as marked,
    exists (select from turnover_requirement where member_id = $1)
      and (select last_value from transfer_id) > coalesce(w.floor, 0) as perhaps,
    t.requirement_id, t.cause_kind, t.cause_id, t.required, t.done, t.opened_at
  from (select) one left join fold_watermark w on w.name = 'turnover'
    left join turnover_requirement t on t.member_id = $1 and t.state = 'O'
  order by t.requirement_id`;

/** Reads keys only, so that one plan suits all values and each connection prepares it once. */
async function readStanding({ pool }: App, member: MemberId) {
  const { rows } = await pool.query<Found>({
    ...{ name: 'turnover_standing', text: STANDING, values: [member] },
  });
  const { mark = '0', marked = false, perhaps = false } = rows[0] ?? {};
  return { mark, marked, perhaps, rows: rows.filter(isOpen) };
}

const isOpen = (row: Found): row is Found & RequirementRow => row.requirement_id !== null;

/**
 * Whether a round of the member changed since then. Not prepared: the planner takes the index by
 * transaction only for a value that it knows.
 */
async function hasChangedSince({ pool }: App, member: MemberId, tx: string): Promise<boolean> {
  const { rows } = await pool.query<{ changed: boolean }>(
    `select exists (select from game_round
      where member_id = $1 and tx >= $2::bigint) as changed`,
    [member, tx],
  );
  return rows[0]?.changed ?? false;
}
