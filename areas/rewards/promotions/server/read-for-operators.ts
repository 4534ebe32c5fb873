import type { Query } from '@palaro/api';
import { Money, type Language, type MemberId } from '@palaro/kernel';
import { listPage, refuse, type App } from '@palaro/server';
import { sql } from 'kysely';
import type { promotionsConsoleApi, PromotionRow } from '../console.api.ts';
import { budgetOf } from './move-promotion.ts';
import { findKind, sayIn } from './promotion-kind.ts';
import { typeOfAward } from './promotion-view.ts';
import type { PromotionRecord } from './promotion-record.ts';
import { findPromotion } from './promotions.repository.ts';
import { segmentOf } from './segment-gate.ts';

const PAGE_SIZE = 50;

async function rowOf(app: App, row: PromotionRecord): Promise<PromotionRow> {
  const waiting = await app.db
    .selectFrom('change_request')
    .select('id')
    .where('kind', '=', 'promotion.publish')
    .where(sql<boolean>`payload->>'id' = ${row.id}`)
    .where('state', 'in', ['Pending', 'Approved'])
    .limit(1)
    .executeTakeFirst();
  return {
    id: row.id,
    promotionType: row.kind,
    title: row.title,
    state: row.state,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    ...budgetOf(row),
    madeBy: row.made_by,
    waits: waiting?.id ?? null,
  };
}

/** A page of promotions, newest first. */
export async function listForOperators(
  app: App,
  { state, pageNum = 1 }: Query<(typeof promotionsConsoleApi)['promotions']>,
) {
  const found = app.db
    .selectFrom('promotion')
    .$if(state !== undefined, (rows) => rows.where('state', '=', state!));
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    found
      .selectAll()
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
  ]);
  const list = await Promise.all(rows.map((row) => rowOf(app, row)));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}

/** One promotion with what it gave so far. Refuses `not_found`. */
export async function readForOperators(app: App, { id }: { id: string }, language: Language) {
  const promotion = await findPromotion(app.db, id);
  const kind = promotion && findKind(app, promotion.kind);
  if (!kind) throw refuse('not_found');
  const { takers, awards } = await app.db
    .selectFrom('award')
    .select([
      sql<number>`count(distinct member_id)::int`.as('takers'),
      sql<number>`count(*)::int`.as('awards'),
    ])
    .where('budget', '=', id)
    .where('state', '=', 'Claimed')
    .executeTakeFirstOrThrow();
  const row = await rowOf(app, promotion);
  return {
    ...row,
    summary: promotion.summary,
    segment: segmentOf(promotion),
    conditions: kind.conditions(promotion.rule, sayIn(app, kind, language)),
    takers,
    awards,
  };
}

/** A page of a member's awards, newest first. */
export async function listAwardsOf(app: App, member: MemberId, pageNum = 1) {
  const own = app.db.selectFrom('award').where('member_id', '=', member);
  const [{ total }, rows] = await Promise.all([
    own.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    own
      .selectAll()
      .orderBy('issued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    promotionType: typeOfAward(row),
    amount: Money.text(BigInt(row.amount)),
    turnoverTimes: row.turnover_times,
    state: row.state,
    issuedAt: row.issued_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    claimedAt: row.claimed_at?.toISOString() ?? null,
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}
