import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';

export interface StuckRound {
  member_id: MemberId;
  vendor: string;
  round: string;
  ref: string;
  game: string;
  why: 'stale' | 'mismatch';
  asked: number;
}

/** Notes rounds that are open longer than their vendor's time, and rounds whose totals differ. */
export async function enterStuckRounds(
  db: Db,
  vendor: string,
  before: { stale: Date; mismatch: Date },
  at: Date,
  limit: number,
): Promise<void> {
  await sql`
    insert into stuck_round (member_id, vendor, round, why, found_at, next_ask_at)
    select member_id, vendor, round,
        case when 'mismatch' = any(flags) then 'mismatch' else 'stale' end, ${at}, ${at}
      from game_round g
      where vendor = ${vendor} and state = 'O' and opened_at < greatest(
          ${before.stale}::timestamptz,
          case when 'mismatch' = any(flags) then ${before.mismatch}::timestamptz end)
        and not exists (select from stuck_round s where s.member_id = g.member_id
          and s.vendor = g.vendor and s.round = g.round and s.settled_at is null)
      order by opened_at limit ${limit}
    on conflict (member_id, vendor, round) do update
      set why = excluded.why, found_at = excluded.found_at, asked = 0, settled_at = null,
        next_ask_at = excluded.next_ask_at`.execute(db);
}

export async function listDue(db: Db, at: Date, limit: number): Promise<StuckRound[]> {
  const { rows } = await sql<StuckRound>`
    select s.member_id, s.vendor, s.round, g.ref, g.game, s.why, s.asked
      from stuck_round s join game_round g using (member_id, vendor, round)
      where s.next_ask_at <= ${at} order by s.next_ask_at limit ${limit}`.execute(db);
  return rows;
}

/** A round that waits for its vendor, if it is noted as such. */
export async function findStuckRound(
  db: Db,
  { member, vendor, round }: { member: MemberId; vendor: string; round: string },
): Promise<StuckRound | undefined> {
  const { rows } = await sql<StuckRound>`
    select s.member_id, s.vendor, s.round, g.ref, g.game, s.why, s.asked
      from stuck_round s join game_round g using (member_id, vendor, round)
      where s.member_id = ${member} and s.vendor = ${vendor} and s.round = ${round}::uuid
        and s.settled_at is null`.execute(db);
  return rows[0];
}

/** Whether the round still has the problem that it was noted for. */
export async function isStuck(db: Db, { member_id, vendor, round }: StuckRound): Promise<boolean> {
  const row = await db
    .selectFrom('game_round')
    .select('state')
    .where('member_id', '=', member_id)
    .where('vendor', '=', vendor)
    .where('round', '=', round)
    .executeTakeFirst();
  return row?.state === 'O';
}

/** Notes an answer; `next` is null where it settled the round. */
export const noteAnswer = (
  db: Db,
  { member_id, vendor, round, asked }: StuckRound,
  answer: { at: Date; text: string | null; next: Date | null },
) =>
  db
    .updateTable('stuck_round')
    .set({
      ...(answer.text === null ? {} : { asked: asked + 1, last_answer: answer.text }),
      next_ask_at: answer.next,
      settled_at: answer.next === null ? answer.at : null,
    })
    .where('member_id', '=', member_id)
    .where('vendor', '=', vendor)
    .where('round', '=', round)
    .execute();
