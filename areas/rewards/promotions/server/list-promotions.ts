import type { Query } from '@palaro/api';
import { hasPlayMoney, Money, type Language } from '@palaro/kernel';
import { listPage, refuse, type App, type Member, type Principal } from '@palaro/server';
import type { promotionsApi, TakenAward } from '../promotions.api.ts';
import { AWARDS_PER_PAGE } from '../promotions.limits.ts';
import { typeOfAward, viewAward, viewPromotion } from './promotion-view.ts';
import {
  countWaiting,
  findPublished,
  listPublished,
  listWaiting,
  pageOfTaken,
  titlesOf,
} from './promotions.repository.ts';
import { admits, admitting } from './segment-gate.ts';

const PAGE_SIZE = 50;

/** The member who takes part: play money sees promotions, as guests do, and can claim none (§1). */
const takerOf = (principal: Principal) =>
  principal.is === 'member' && !hasPlayMoney(principal.member.type) ? principal.member.id : null;

/** Awards that wait for this caller first, then the promotions with his status in each. */
export async function listPromotions(
  app: App,
  principal: Principal,
  query: Query<(typeof promotionsApi)['availablePromotions']>,
  language: Language,
) {
  const { type, status, pageNo: pageNum = 1 } = query;
  const now = app.clock.now();
  const member = takerOf(principal);
  const [waiting, published] = await Promise.all([
    member === null ? [] : listWaiting(app.db, member, now),
    listPublished(app, now),
  ]);
  const rows = await admitting(app, published, member);
  const [promotions, titles] = await Promise.all([
    Promise.all(rows.map((row) => viewPromotion(app, row, { member, language }))),
    titlesOf(app.db, waiting, language),
  ]);
  const awards = waiting.map((award) => viewAward(award, titles.get(award.promotion) ?? ''));
  const matching = [...awards, ...promotions].filter(
    (one) =>
      (type === undefined || one.promotionType === type) &&
      (status === undefined || one.status === status),
  );
  const from = (pageNum - 1) * PAGE_SIZE;
  const page = matching.slice(from, from + PAGE_SIZE);
  return {
    ...listPage(page, { pageNum, size: PAGE_SIZE, total: matching.length }),
    unclaimed: waiting.length,
  };
}

/**
 * One promotion as the caller sees it. Refuses `not_found`, also for one that is not published, or
 * not for him.
 */
export async function readPromotion(
  app: App,
  principal: Principal,
  { id }: { id: string },
  language: Language,
) {
  const row = await findPublished(app, id);
  const member = takerOf(principal);
  if (!row || !(await admits(app, row, member))) throw refuse('not_found');
  return viewPromotion(app, row, { member, language });
}

/** How many awards wait for the member (FTR-04). */
export const countUnclaimed = (app: App, { id }: Member) =>
  countWaiting(app.db, id, app.clock.now());

/** The member's awards that wait no more, newest first. */
export async function listTaken(
  app: App,
  { id }: Member,
  { pageNum = 1 }: Query<(typeof promotionsApi)['takenAwards']>,
  language: Language,
) {
  const skip = (pageNum - 1) * AWARDS_PER_PAGE;
  const place = { size: AWARDS_PER_PAGE, skip, now: app.clock.now() };
  const { rows, total } = await pageOfTaken(app.db, id, place);
  const titles = await titlesOf(app.db, rows, language);
  const list = rows.map((row): TakenAward => ({
    id: row.id,
    promotionType: typeOfAward(row),
    title: titles.get(row.promotion) ?? '',
    amount: Money.text(BigInt(row.amount)),
    state: row.state,
    at: row.at.toISOString(),
  }));
  return listPage(list, { pageNum, size: AWARDS_PER_PAGE, total });
}
