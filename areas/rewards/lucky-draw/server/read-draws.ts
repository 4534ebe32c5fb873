import type { Query } from '@palaro/api';
import {
  hasPlayMoney,
  inLanguage,
  masked,
  Money,
  type Language,
  type MemberId,
} from '@palaro/kernel';
import { admitting, listRunning, offersReach, type PromotionOf } from '@palaro/promotions/server';
import { listPage, type App, type Member, type Principal } from '@palaro/server';
import type { LuckyDraw, luckyDrawApi } from '../lucky-draw.api.ts';
import { DRAWS_SHOWN, WINNERS_SHOWN } from '../lucky-draw.limits.ts';
import type { LuckyRule } from '../lucky-rule.ts';
import { countDraws, latestPrizes, listDraws, readStock } from './draws.repository.ts';
import { luckyDrawKind } from './lucky-draw-kind.ts';
import { readChances } from './read-chances.ts';
import { oddsOf, viewDraw } from './view-draw.ts';

/**
 * The lucky draws that run, with the caller's chances of today and the hash of the seed that his
 * next draw has (REWARD-03). Play money, and whom offers may not reach, sees them as guests do.
 */
export async function readLuckyDraws(
  app: App,
  principal: Principal,
  language: Language,
): Promise<LuckyDraw[]> {
  const running = await listRunning<LuckyRule>(app.db, luckyDrawKind, app.clock.now());
  const member =
    principal.is === 'member' && !hasPlayMoney(principal.member.type) ? principal.member.id : null;
  const taker = member !== null && (await offersReach(app, member)) ? member : null;
  const shown = await admitting(app, running, member);
  return Promise.all(shown.map((one) => viewLuckyDraw(app, one, { taker, language })));
}

async function viewLuckyDraw(
  app: App,
  promotion: PromotionOf<LuckyRule>,
  { taker, language }: { taker: MemberId | null; language: Language },
): Promise<LuckyDraw> {
  const { id, title, summary, ends_at: endsAt, rule } = promotion;
  const [stock, winners, own] = await Promise.all([
    readStock(app.db, id),
    latestPrizes(app.reads, id, WINNERS_SHOWN),
    taker === null ? null : readChances(app, promotion, taker),
  ]);
  return {
    id,
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    endsAt: endsAt?.toISOString() ?? null,
    prizes: oddsOf(rule).map((prize, place) => ({
      ...prize,
      stock: rule.prizes[place]?.stock ?? null,
      left: stock.get(place) ?? null,
    })),
    turnoverTimes: rule.turnoverTimes,
    free: rule.free,
    betFor: rule.betFor,
    most: rule.most,
    own,
    winners: winners.map(({ name, amount, at }) => ({
      name: masked(name),
      amount: Money.text(amount),
      at: at.toISOString(),
    })),
  };
}

/** The member's draws, newest first. */
export async function listOwnDraws(
  app: App,
  { id: member }: Pick<Member, 'id'>,
  { pageNum = 1 }: Query<(typeof luckyDrawApi)['ownDraws']>,
  language: Language,
) {
  const skip = (pageNum - 1) * DRAWS_SHOWN;
  const [rows, total] = await Promise.all([
    listDraws(app.db, member, { size: DRAWS_SHOWN, skip }),
    countDraws(app.db, member),
  ]);
  const list = rows.map((row) => viewDraw(row, language));
  return listPage(list, { pageNum, size: DRAWS_SHOWN, total });
}
