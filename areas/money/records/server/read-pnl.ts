import type { Query } from '@palaro/api';
import { gameByCode } from '@palaro/catalogue/server';
import { Money } from '@palaro/kernel';
import type { App, Member } from '@palaro/server';
import type { recordsApi } from '../records.api.ts';
import { daysAsked } from './day-filter.ts';
import * as pnl from './pnl.repository.ts';

/**
 * The member's profit and loss over days, in sum, by product and by day, from sums that equal the
 * ledger (docs/domain/agents.md §6). A positive profit is the member's gain.
 */
export async function readPnl(
  app: App,
  member: Pick<Member, 'id'>,
  query: Query<(typeof recordsApi)['profitAndLoss']>,
) {
  const { startDate: from, endDate: to } = query;
  const days = daysAsked(app, { ...(from ? { from } : {}), ...(to ? { to } : {}) });
  const filter = { ...days, member: member.id };
  const snapshot = app.db.transaction().setIsolationLevel('repeatable read');
  const read = await snapshot.setAccessMode('read only').execute(async (tx) => ({
    games: await pnl.gamesOf(tx, filter),
    days: await pnl.daysOf(tx, filter),
  }));
  const products = new Map<string, pnl.PnlSums[]>();
  for (const row of read.games) {
    const product = gameByCode(row.vendor, row.game)?.category ?? '';
    products.set(product, [...(products.get(product) ?? []), row]);
  }
  return {
    totals: sumsOf(read.games),
    products: [...products].map(([product, rows]) => ({ product, ...sumsOf(rows) })),
    days: read.days.map((row) => ({ day: row.day, ...sumsOf([row]) })),
  };
}

function sumsOf(rows: readonly pnl.PnlSums[]) {
  const sum = (name: keyof pnl.PnlSums) => Money.sum(rows.map((row) => BigInt(row[name])));
  const bet = sum('bets');
  const win = sum('wins');
  const rebate = sum('rebate');
  const promo = sum('promo');
  return {
    bet: Money.text(bet),
    validBet: Money.text(bet - sum('not_valid')),
    win: Money.text(win),
    rebate: Money.text(rebate),
    promo: Money.text(promo),
    profit: Money.text(win - bet + rebate + promo),
  };
}
