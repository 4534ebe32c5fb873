import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { RequirementRow } from './read-turnover.ts';

/** What is known of a member's uncounted rounds, and beside it an open requirement. */
type Found = {
  /** Where the fold stands. */
  mark: string;
  /** Some of his rounds are marked. */
  marked: boolean;
  /**
   * He has a requirement, and something was posted since the fold: the last id of a transfer tells
   * (docs/decisions/021).
   */
  perhaps: boolean;
} & (
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
export async function readStanding({ pool }: App, member: MemberId) {
  const { rows } = await pool.query<Found>(STANDING, [member]);
  const { mark = '0', marked = false, perhaps = false } = rows[0] ?? {};
  return { mark, marked, perhaps, rows: rows.filter(isOpen) };
}

const isOpen = (row: Found): row is Found & RequirementRow => row.requirement_id !== null;

/**
 * Whether a round of the member changed since then. Not prepared: the planner takes the index by
 * transaction only for a value that it knows.
 */
export async function hasChangedSince(
  { pool }: App,
  member: MemberId,
  tx: string,
): Promise<boolean> {
  const { rows } = await pool.query<{ changed: boolean }>({
    text: `select exists (select from game_round
      where member_id = $1 and tx >= $2::bigint) as changed`,
    values: [member, tx],
  });
  return rows[0]?.changed ?? false;
}

/** Whether anything of this member might have to be counted. Mostly one short read. */
export async function hasUncounted(app: App, member: MemberId): Promise<boolean> {
  const { marked, perhaps, mark } = await readStanding(app, member);
  return marked || (perhaps && (await hasChangedSince(app, member, mark)));
}
