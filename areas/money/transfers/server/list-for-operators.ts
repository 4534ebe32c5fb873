import type { Query } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import type { transfersConsoleApi } from '../console.api.ts';
import { onWire } from './list-transfers.ts';

const PAGE_SIZE = 50;

type Asked = Query<(typeof transfersConsoleApi)['memberTransfers']>;

/** A page of a member's transfers, newest first. */
export async function listForOperators(app: App, member: MemberId, { state, pageNum = 1 }: Asked) {
  const found = app.db
    .selectFrom('vendor_transfer')
    .where('member_id', '=', member)
    .$if(state !== undefined, (rows) => rows.where('state', '=', state!));
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const list = rows.map((row) => ({
    ...onWire(row),
    asked: row.asked,
    late: row.late_at?.toISOString() ?? null,
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}
