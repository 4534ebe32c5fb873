import type { Query } from '@palaro/api';
import { Money } from '@palaro/kernel';
import { listPage, type App, type Member } from '@palaro/server';
import type { rebateApi, RebateLine } from '../rebate.api.ts';

const PAGE_SIZE = 20;

/** The member's rebates, a line for each product of a claim, newest first. */
export async function listRebates(
  app: App,
  { id }: Member,
  { pageNum = 1 }: Query<(typeof rebateApi)['rebateReport']>,
) {
  const own = app.db.selectFrom('rebate_claim').where('member_id', '=', id);
  const [{ total }, rows] = await Promise.all([
    own.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    own
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('claim')
      .orderBy('product')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
  ]);
  const list = rows.map(({ claim, at, product, valid_bet, rate, amount }): RebateLine => ({
    claim,
    at: at.toISOString(),
    productType: product,
    validBet: Money.text(BigInt(valid_bet)),
    rate: Money.text(BigInt(rate)),
    amount: Money.text(BigInt(amount)),
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}
