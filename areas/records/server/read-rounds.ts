import type { Query } from '@palaro/api';
import { listGames, type CatalogueGame } from '@palaro/catalogue/server';
import { dayIn, Money } from '@palaro/kernel';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { RECORDS_PER_PAGE, type recordsApi } from '../records.api.ts';
import { listRounds, totalRounds, type RoundFilter, type RoundRow } from './rounds.repository.ts';

type RecordQuery = Query<(typeof recordsApi)['rounds']>;
const RESULT_OF_STATE = { O: 'open', C: 'settled', V: 'voided' } as const;
const STATE_OF_RESULT = { open: 'O', settled: 'C', voided: 'V' } as const;

/** A member's own rounds of every category: a page, and totals over the whole filter (MONEY-03). */
export async function readRounds(
  app: App,
  member: Member,
  query: RecordQuery,
  { language }: RequestInfo,
) {
  const games = listGames(app, language);
  const filter = filterOf(app, member, query, games);
  const pageNum = query.pageNum ?? 1;
  const pageSize = query.pageSize ?? RECORDS_PER_PAGE;
  const [rows, totals] = await Promise.all([
    listRounds(app.db, filter, pageSize, (pageNum - 1) * pageSize),
    totalRounds(app.db, filter),
  ]);
  const total = Number(totals.count);
  return {
    list: rows.map((row) => recordOf(row, games)),
    pageNum,
    totalPages: Math.ceil(total / pageSize),
    total,
    totals: amountsOf(totals),
  };
}

function filterOf(
  app: App,
  member: Member,
  query: RecordQuery,
  games: CatalogueGame[],
): RoundFilter {
  const zone = app.site.settings['site.zone'];
  const today = dayIn(zone, app.clock.now());
  const { from = today, to = today, gameType, vendor, result } = query;
  if (!isDay(from) || !isDay(to)) throw refuse('malformed', { fields: { from: 'field.format' } });
  const ofType = games.filter((game) => game.gameType === gameType);
  return {
    member: member.id,
    from,
    to,
    zone,
    ...(vendor === undefined ? {} : { vendor }),
    ...(gameType === undefined
      ? {}
      : { games: ofType.map(({ vendor: of, gameId }) => ({ vendor: of, game: gameId })) }),
    ...(result === undefined ? {} : { state: STATE_OF_RESULT[result] }),
  };
}

/** The 30th of February has the form of a day and is none; PostgreSQL has no year 0 either. */
const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day > '0001';
};

function recordOf(row: RoundRow, games: CatalogueGame[]) {
  const game = games.find(({ vendor, gameId }) => vendor === row.vendor && gameId === row.game);
  return {
    roundId: row.ref,
    vendor: row.vendor,
    gameId: row.game,
    gameName: game?.name ?? row.game,
    gameType: game?.gameType ?? '',
    result: RESULT_OF_STATE[row.state],
    openedAt: row.opened_at.toISOString(),
    settledAt: row.closed_at?.toISOString() ?? null,
    ...amountsOf(row),
    verifiable: row.vendor === HOUSE_VENDOR,
  };
}

function amountsOf({ bets, wins, refunds }: { bets: string; wins: string; refunds: string }) {
  const [stake, payout, refund] = [BigInt(bets), BigInt(wins), BigInt(refunds)];
  return {
    stake: Money.text(stake),
    payout: Money.text(payout),
    refund: Money.text(refund),
    net: Money.text(payout + refund - stake),
  };
}
