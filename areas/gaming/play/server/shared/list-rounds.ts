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
import { isOverdue, voidRefusal } from './may-void.ts';
import { roundsOf, RUNNING, type TableRoundRow } from './table-rounds.repository.ts';

const PAGE_SIZE = 50;
/** Age up to which ended rounds are listed, unfinished ones for ever; older ones are at Rounds. */
const LISTED_SECONDS = 86_400;

type TableRoundQuery = Query<(typeof tablesConsoleApi)['tableRounds']>;
type ListedRow = TableRoundRow & { unpaid: number; void_asked: string | null };

function matchingRounds(db: Db, { game, state }: TableRoundQuery, since: Date) {
  let rounds = roundsOf(db).where((is) =>
    is.or([is('r.opens_at', '>', since), is('r.state', 'in', RUNNING)]),
  );
  if (game) rounds = rounds.where('r.game_id', '=', game);
  if (state === 'going') rounds = rounds.where('r.state', 'in', RUNNING);
  if (state === 'void') rounds = rounds.where('r.state', 'in', ['VOIDING', 'VOID']);
  return rounds;
}

/** Rounds that players share, newest first, with what operators may do about them. */
export async function listRoundsOfTables(app: App, query: TableRoundQuery, language: Language) {
  const now = app.clock.now();
  const { pageNum = 1 } = query;
  const rounds = matchingRounds(app.db, query, plusSeconds(now, -LISTED_SECONDS));
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
  const list = rows.map((row) => listedRound(row, now, language));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}

const listedRound = (row: ListedRow, now: Date, language: Language): ListedTableRound => ({
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
  voidable: voidRefusal(row, row.unpaid, now) === null,
  voidAsked: row.void_asked,
});
