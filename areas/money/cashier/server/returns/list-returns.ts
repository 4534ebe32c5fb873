import type { Query } from '@palaro/api';
import { Money } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import type { returnsConsoleApi } from '../../console-returns.api.ts';
import {
  listParts,
  readStanding,
  type ReturnPart,
  type ReturnRecord,
} from './returns.repository.ts';

const PAGE_SIZE = 20;

type ListQuery = Query<(typeof returnsConsoleApi)['returns']>;

/** Balances that go back, those that are due first, with what was sent of each and what is left. */
export async function listReturns(app: App, { state = 'Open', pageNum = 1 }: ListQuery) {
  const [{ rows }, { count }] = await Promise.all([
    sql<ReturnRecord & { account: string }>`
      select b.*, m.account from balance_return b join member m on m.id = b.member_id
      where b.state = ${state}
      order by case when b.state = 'Open' then b.due_at end, b.ended_at desc, b.id
      limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(app.db),
    app.db
      .selectFrom('balance_return')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow(),
  ]);
  const list = await Promise.all(rows.map((row) => entryOf(app, row)));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: count });
}

async function entryOf(app: App, row: ReturnRecord & { account: string }) {
  const { member_id: member, id, account, reason, state } = row;
  const [parts, standing] = await Promise.all([
    listParts(app.db, { member, id }),
    readStanding(app.db, row),
  ]);
  return {
    id,
    member,
    account,
    reason,
    state,
    balance: Money.text(standing.cash + standing.away),
    payable: Money.text(standing.payable),
    winnings: Money.text(standing.winnings),
    waits: standing.waits,
    orderedAt: row.ordered_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    parts: parts.map(partOf),
  };
}

const partOf = ({ no, amount, state, provider, reference, by, at }: ReturnPart) => ({
  no,
  amount: Money.text(BigInt(amount)),
  state,
  provider,
  reference,
  by,
  at: at.toISOString(),
});
