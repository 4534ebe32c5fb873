import type { Body } from '@palaro/api';
import { dayIn, hasPlayMoney, Money } from '@palaro/kernel';
import { house } from '@palaro/ledger';
import {
  findPublished,
  markClaim,
  personMarks,
  postAward,
  refusalOfAward,
  requireOffers,
  requireOpen,
  spendBudget,
  spendReserved,
  type PromotionOf,
} from '@palaro/promotions/server';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import type { luckyDrawApi } from '../lucky-draw.api.ts';
import { amountsOf, drawPlace, nonceOf, type LuckyRule } from '../lucky-rule.ts';
import { drawRows, type DrawRefusal } from './draw-rows.ts';
import { findDraw, readStock } from './draws.repository.ts';
import { luckySeed, type DrawName } from './lucky-seeds.ts';
import { readChances } from './read-chances.ts';
import { viewDraw } from './view-draw.ts';

type DrawRequest = Body<(typeof luckyDrawApi)['drawPrize']>;

/** A prize may run out between the draw and its commit: then the draw is judged once more. */
const TRIES = 2;

/**
 * Draws one prize for one of the day's chances: prize, stock, budget and award are one commit, and
 * the answer comes after it (docs/domain/promotions.md §2, LUCKY_DRAW). The draw's number makes a
 * repeat: it has the first answer. A prize whose stock is gone pays the usual one. Refuses
 * `not_found`, `account.trial`, `lucky.changed` where the shown draw is not the next one,
 * `lucky.no_chance` with what is missing, `lucky.no_chance_today`, `promo.closed`,
 * `promo.budget_empty`, `promo.not_eligible`, `promo.already_claimed_here`, and as play does for
 * who may not play.
 */
export async function drawPrize(
  app: App,
  { id: member, type }: Pick<Member, 'id' | 'type'>,
  { promotionId, draw, seedHash, clientSeed }: DrawRequest,
  { deviceId, language }: Pick<RequestInfo, 'deviceId' | 'language'>,
) {
  if (hasPlayMoney(type)) throw refuse('account.trial');
  const promotion = await findPublished(app, promotionId);
  if (promotion?.kind !== 'LUCKY_DRAW') throw refuse('not_found');
  const name: DrawName = { promotion: promotion.id, member, draw };
  const made = await findDraw(app.db, name);
  if (made) return viewDraw(made, language);
  requireOpen(app, promotion);
  await requireOffers(app, member, promotion);
  // Only drafts of this kind write rows of it, so it has the kind's rule.
  const of = promotion as PromotionOf<LuckyRule>;
  await requireChance(app, of, { ...name, seedHash });
  const day = dayIn(app.site.settings['site.zone'], app.clock.now());
  const { serverSeed } = luckySeed(app, name);
  const marks = await personMarks(app, member, deviceId);
  await commitDraw(app, of, { ...name, day, serverSeed, clientSeed, marks });
  const drawn = await findDraw(app.db, name);
  if (!drawn) throw new Error('a draw that was paid is not there');
  return viewDraw(drawn, language);
}

/** Refuses where the member has no chance left, or the shown draw is not his next one. */
async function requireChance(
  app: App,
  of: PromotionOf<LuckyRule>,
  { member, draw, seedHash }: DrawName & { seedHash: string },
): Promise<void> {
  const { left, missing, next } = await readChances(app, of, member);
  if (next.draw !== draw || next.seedHash !== seedHash) throw refuse('lucky.changed');
  if (left > 0) return;
  throw missing === null
    ? refuse('lucky.no_chance_today')
    : refuse('lucky.no_chance', { values: { missing: Money.of(missing) } });
}

interface DrawCommit extends DrawName {
  day: string;
  serverSeed: string;
  clientSeed: string;
  marks: readonly string[];
}

/** Commits the draw, or leaves it where another request made the same one. */
async function commitDraw(app: App, of: PromotionOf<LuckyRule>, draw: DrawCommit): Promise<void> {
  const { serverSeed, clientSeed } = draw;
  const nonce = nonceOf(of.id, draw.draw);
  const drawn = drawPlace(of.rule, { serverSeed, clientSeed, nonce });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stock = await readStock(app.db, of.id);
    const place = stock.get(drawn) === 0 ? of.rule.prizes.length : drawn;
    const refusal = await postDraw(app, of, { ...draw, drawn, place });
    if (refusal === null || isRefusal(refusal, 'lucky.made')) return;
    if (!isRefusal(refusal, 'lucky.gone')) {
      // The same draw with other seeds, at the same moment: the first one stands.
      if (await findDraw(app.db, draw)) return;
      throw refusalOfAward(refusal);
    }
  }
  throw refuse('try_again');
}

const isRefusal = (code: string, is: DrawRefusal) => code === is;

function postDraw(
  app: App,
  { id, rule }: PromotionOf<LuckyRule>,
  of: DrawCommit & { drawn: number; place: number },
): Promise<string | null> {
  const { member, draw, day, drawn, place, serverSeed, clientSeed, marks } = of;
  const amount = Money.of(amountsOf(rule)[place] ?? rule.usual);
  const transaction = `lucky-draw/${id}/${draw}`;
  const isHeld = place < rule.prizes.length;
  return postAward(app, {
    member,
    cause: `${HOUSE_VENDOR}/${transaction}`,
    from: house('PROMO', '', 'LUCKY_DRAW'),
    amount,
    turnover: amount * BigInt(rule.turnoverTimes),
    rows: [
      isHeld ? spendReserved(id, amount) : spendBudget(id, amount),
      // One person draws on a day (§4, abuse limits).
      ...markClaim({ promotion: id, cycle: `lucky-draw/${day}`, marks }, member),
      drawRows.entry({
        promotion: id,
        member,
        draw,
        day,
        drawn,
        place,
        amount: String(amount),
        turnoverTimes: rule.turnoverTimes,
        transaction,
        serverSeed,
        clientSeed,
      }),
    ],
  });
}
