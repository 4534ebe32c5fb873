import type { Query } from '@palaro/api';
import { Money, plusSeconds, type Language } from '@palaro/kernel';
import { listPage, type App, type Db } from '@palaro/server';
import { sql } from 'kysely';
import {
  ROUND_LETTERS,
  type ListedTableRound,
  type tablesConsoleApi,
} from '../../console-tables.api.ts';
import { gameName } from '../game-name.ts';
import { isOverdue, whyNotVoid } from './may-void.ts';
import { roundsOf, RUNNING, type TableRoundRow } from './table-rounds.repository.ts';

const PAGE_SIZE = 50;
/** Older rounds are found by their bets, at Rounds; unfinished ones are listed for ever. */
const LISTED_SECONDS = 86_400;

type Wanted = Query<(typeof tablesConsoleApi)['tableRounds']>;
type ListedRow = TableRoundRow & { unpaid: number; void_asked: string | null };

function found(db: Db, { game, state }: Wanted, since: Date) {
  let rounds = roundsOf(db).where((is) =>
    is.or([is('r.opens_at', '>', since), is('r.state', 'in', RUNNING)]),
  );
  if (game) rounds = rounds.where('r.game_id', '=', game);
  if (state === 'going') rounds = rounds.where('r.state', 'in', RUNNING);
  if (state === 'void') rounds = rounds.where('r.state', 'in', ['VOIDING', 'VOID']);
  return rounds;
}

/** Rounds that players share, newest first, with what operators may do about them. */
export async function listRoundsOfTables(app: App, wanted: Wanted, language: Language) {
  const now = app.clock.now();
  const { pageNum = 1 } = wanted;
  const rounds = found(app.db, wanted, plusSeconds(now, -LISTED_SECONDS));
  const [rows, { total }] = await Promise.all([
    rounds
      .select(
        sql<number>`(select count(*)::int from play_table_bet b
          where b.round_key = r.round_key)`.as('unpaid'),
      )
      .select(
        sql<string | null>`(select c.id from change_request c where c.kind = 'table-round.void'
          and c.subject = 'table-round:' || r.round_key and c.state in ('Pending', 'Approved')
          order by c.made_at desc limit 1)`.as('void_asked'),
      )
      .orderBy('r.opens_at', 'desc')
      .orderBy('r.round_key')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
    rounds
      .clearSelect()
      .select((is) => is.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const list = rows.map((row) => listed(row, now, language));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}

const listed = (row: ListedRow, now: Date, language: Language): ListedTableRound => ({
  key: row.round_key,
  gameId: row.game_id,
  roundNo: Number(row.round_no),
  game: gameName(row.game_id, language),
  state: ROUND_LETTERS[row.state],
  stuck: isOverdue(row, now),
  interrupted: row.interrupted,
  openedAt: row.opens_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  bets: row.bets,
  stakes: Money.text(BigInt(row.staked)),
  unpaid: row.unpaid,
  voidable: whyNotVoid(row, row.unpaid, now) === null,
  voidAsked: row.void_asked,
});
