import { sql } from 'kysely';
import type { Db } from '@palaro/server';

/** Rounds moved in one statement. */
const MOVED_AT_ONCE = 500;

const COLUMNS = sql.raw(
  'member_id, vendor, ref, round, game, bets, wins, valid_bet, opened_at, closed_at, noted_at',
);

/**
 * Moves listed rounds that ended before that instant into the archive, oldest first, up to `batch`.
 * If a vendor lists an archived round again, the round returns to the hot table and is archived
 * again later. Returns how many moved. Source: docs/domain/ledger.md §9.
 */
export async function archiveListedRounds(
  db: Db,
  { before, batch }: { before: Date; batch: number },
): Promise<number> {
  let moved = 0;
  for (let last = MOVED_AT_ONCE; last === MOVED_AT_ONCE && moved < batch; moved += last) {
    last = await moveOldest(db, before);
  }
  return moved;
}

async function moveOldest(db: Db, before: Date): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select member_id, vendor, round from listed_round where closed_at < ${before}
        order by closed_at limit ${MOVED_AT_ONCE} for update skip locked
    ), gone as (
      delete from listed_round l using old
        where l.member_id = old.member_id and l.vendor = old.vendor and l.round = old.round
        returning l.*)
    insert into archive.listed_round (${COLUMNS}) select ${COLUMNS} from gone
    on conflict (member_id, vendor, round) do update set ref = excluded.ref, game = excluded.game,
      bets = excluded.bets, wins = excluded.wins, valid_bet = excluded.valid_bet,
      opened_at = excluded.opened_at, closed_at = excluded.closed_at, noted_at = excluded.noted_at
    returning round`.execute(db);
  return rows.length;
}
