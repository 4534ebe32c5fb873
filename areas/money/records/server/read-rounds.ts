import type { Query } from '@palaro/api';
import { ALL_GAMES, gameByCode, gameNameOf, vendorNameOf } from '@palaro/catalogue/server';
import { Money, type Language } from '@palaro/kernel';
import type { App, Member, RequestInfo } from '@palaro/server';
import { countedOfRounds } from '@palaro/turnover/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { RECORDS_PER_PAGE, type recordsApi } from '../records.api.ts';
import { daysAsked } from './day-filter.ts';
import {
  listPlayedGames,
  listRounds,
  totalRounds,
  type RoundFilter,
  type RoundRow,
} from './rounds.repository.ts';

type RecordQuery = Query<(typeof recordsApi)['rounds']>;
export const RESULT_OF_STATE = { O: 'open', C: 'settled', V: 'voided' } as const;
const STATE_OF_RESULT = { open: 'O', settled: 'C', voided: 'V' } as const;

/** A member's rounds of every category: a page, and totals over the whole filter (MONEY-03). */
export async function readRounds(
  app: App,
  member: Pick<Member, 'id'>,
  query: RecordQuery,
  { language }: RequestInfo,
) {
  const { rows, ...page } = await pageOf(app, member, query);
  const countedOf = await countedOfRounds(app.db, member.id, rows);
  const withCounted = (row: RoundRow) => {
    const counted = countedOf(row);
    return { ...recordOf(row, language), counted: counted === null ? null : Money.text(counted) };
  };
  return { list: rows.map(withCounted), ...page };
}

/** The same for operators, who open each round by the wallet's number of it. */
export async function readRoundsToOpen(
  app: App,
  member: Pick<Member, 'id'>,
  query: RecordQuery,
  { language }: RequestInfo,
) {
  const { rows, ...page } = await pageOf(app, member, query);
  return { list: rows.map((row) => ({ id: row.round, ...recordOf(row, language) })), ...page };
}

/** The games that a member played in these days, by their names, to filter the record by. */
export async function readPlayedGames(
  app: App,
  member: Pick<Member, 'id'>,
  query: Query<(typeof recordsApi)['playedGames']>,
  { language }: RequestInfo,
) {
  const rows = await listPlayedGames(app.reads, { member: member.id, ...daysAsked(app, query) });
  const list = rows.map(({ vendor, game }) => ({
    vendor,
    gameId: game,
    gameName: gameNameOf(vendor, game, language),
  }));
  return { list: list.sort((a, b) => a.gameName.localeCompare(b.gameName)) };
}

async function pageOf(app: App, member: Pick<Member, 'id'>, query: RecordQuery) {
  const filter = filterOf(app, member, query);
  const pageNum = query.pageNum ?? 1;
  const pageSize = query.pageSize ?? RECORDS_PER_PAGE;
  // A day is soon read; the totals of many would hold up what others ask.
  const db = filter.from === filter.to ? app.reads : app.db;
  const [rows, totals] = await Promise.all([
    listRounds(db, filter, pageSize, (pageNum - 1) * pageSize),
    totalRounds(db, filter),
  ]);
  const total = Number(totals.count);
  return {
    rows,
    pageNum,
    totalPages: Math.ceil(total / pageSize),
    total,
    totals: amountsOf(totals),
  };
}

function filterOf(app: App, member: Pick<Member, 'id'>, query: RecordQuery): RoundFilter {
  const { gameType, gameId, vendor, result, roundId } = query;
  const ofType = ALL_GAMES.filter(({ category }) => category === gameType);
  return {
    member: member.id,
    ...daysAsked(app, query),
    ...(vendor === undefined ? {} : { vendor }),
    ...(gameId === undefined ? {} : { game: gameId }),
    ...(roundId === undefined ? {} : { round: roundId }),
    ...(gameType === undefined
      ? {}
      : { games: ofType.map((one) => ({ vendor: one.vendor, game: one.gameId })) }),
    ...(result === undefined ? {} : { state: STATE_OF_RESULT[result] }),
  };
}

/** A round as records show it. */
export function recordOf(row: RoundRow, language: Language) {
  return {
    roundId: row.ref,
    vendor: row.vendor,
    vendorName: vendorNameOf(row.vendor),
    gameId: row.game,
    gameName: gameNameOf(row.vendor, row.game, language),
    gameType: gameByCode(row.vendor, row.game)?.category ?? '',
    result: RESULT_OF_STATE[row.state],
    openedAt: row.opened_at.toISOString(),
    settledAt: row.closed_at?.toISOString() ?? null,
    verifiable: row.vendor === HOUSE_VENDOR,
    ...amountsOf(row),
  };
}

function amountsOf({ bets, wins, refunds }: { bets: string; wins: string; refunds: string }) {
  const stake = BigInt(bets);
  const payout = BigInt(wins);
  const refund = BigInt(refunds);
  return {
    stake: Money.text(stake),
    payout: Money.text(payout),
    refund: Money.text(refund),
    net: Money.text(payout + refund - stake),
  };
}
