import { sql } from 'kysely';
import type { Query } from '@palaro/api';
import { Money } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import type { walletConsoleApi } from '../console.api.ts';
import type { AdjustReason } from '../wallet.api.ts';

const PAGE_SIZE = 50;

interface Row {
  id: string;
  member: string;
  account: string;
  amount: string;
  code: AdjustReason;
  ticket: string | null;
  reason: string;
  state: 'Pending' | 'Approved' | 'Applied' | 'Rejected' | 'Withdrawn' | 'Expired' | 'Stale';
  maker: string;
  made_at: Date;
  ended_at: Date | null;
  failed: string | null;
  total: string;
}

/** Corrections that were asked for, newest first, read from the change requests of their kind. */
export async function listCorrections(app: App, asked: Query<typeof walletConsoleApi.corrections>) {
  const { state = null, member = null, pageNum = 1 } = asked;
  const { rows } = await sql<Row>`
    select c.id, c.payload->>'member' as member, m.account, c.payload->>'amount' as amount,
      c.payload->>'code' as code, c.payload->>'ticket' as ticket, c.reason, c.state,
      c.maker_name as maker, c.made_at, c.ended_at,
      (select s.note from change_step s where s.request = c.id and s.step = 'stale' limit 1)
        as failed, count(*) over ()::text as total
    from change_request c join member m on m.id = (c.payload->>'member')::bigint
    where c.kind in ('balance.correction', 'credit.settle')
      and c.payload ? 'amount' and (${state}::text is null or c.state = ${state})
      and (${member}::text is null or c.subject = 'member:' || ${member})
    order by c.made_at desc, c.id desc
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(app.db);
  const list = rows.map(({ made_at, ended_at, total: _total, ...row }) => ({
    ...row,
    amount: Money.text(Money.of(row.amount)),
    madeAt: made_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(rows[0]?.total ?? 0) });
}
