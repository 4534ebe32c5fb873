import type { Query } from '@palaro/api';
import { Money, type MemberId } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import type { turnoverConsoleApi } from '../console.api.ts';
import type { RequirementState } from './fill-requirements.ts';
import type { TurnoverCause } from './requirement-rows.ts';
import { shownState, storedState } from './requirement-view.ts';

const PAGE_SIZE = 20;
/** Rounds shown of each requirement. */
const USES_SHOWN = 3;

type Asked = Query<(typeof turnoverConsoleApi)['memberTurnover']>;

interface Row {
  id: string;
  cause: TurnoverCause;
  cause_id: string;
  required: string;
  done: string;
  state: RequirementState;
  opened_at: Date;
  ended_at: Date | null;
  uses: { vendor: string; round: string; amount: string }[];
  waiver: string | null;
}

/** A page of a member's requirements, newest first. */
export async function listForOperators(app: App, member: MemberId, { state, pageNum = 1 }: Asked) {
  const found = app.db
    .selectFrom('turnover_requirement')
    .where('member_id', '=', member)
    .$if(state !== undefined, (rows) => rows.where('state', '=', storedState(state!)));
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const page = found
    .selectAll()
    .orderBy('requirement_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE);
  const { rows } = await sql<Row>`
    select q.requirement_id::text as id, q.cause_kind as cause, q.cause_id, q.required, q.done,
      q.state, q.opened_at, q.ended_at, u.uses, w.id as waiver
    from ${page.as('q')} cross join lateral (select coalesce(jsonb_agg(jsonb_build_object(
        'vendor', l.vendor, 'round', l.round, 'amount', l.amount::text)), '[]') as uses
      from (select * from turnover_use s
        where s.member_id = q.member_id and s.requirement_id = q.requirement_id and s.amount > 0
        order by s.counted_at desc limit ${USES_SHOWN}) l) u
    left join lateral (select c.id from change_request c where c.kind = 'turnover.waive'
        and c.payload->>'member' = q.member_id::text
        and c.payload->>'requirement' = q.requirement_id::text
        and c.state in ('Pending', 'Approved') limit 1) w on q.state = 'O'
    order by q.requirement_id desc`.execute(app.db);
  return listPage(rows.map(onWire), { pageNum, size: PAGE_SIZE, total: Number(total) });
}

const onWire = (row: Row) => ({
  id: row.id,
  cause: row.cause,
  causeId: row.cause_id,
  state: shownState(row.state),
  required: Money.text(BigInt(row.required)),
  done: Money.text(BigInt(row.done)),
  openedAt: row.opened_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  uses: row.uses.map((use) => ({ ...use, amount: Money.text(BigInt(use.amount)) })),
  waiverAsked: row.waiver,
});
