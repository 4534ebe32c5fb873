import { Money, plusSeconds } from '@palaro/kernel';
import type { PromotionKind } from '@palaro/promotions/server';
import { refuse } from '@palaro/server';
import { en } from '../rain.en.ts';
import { PUBLISHED_BEFORE_SECONDS } from '../rain.limits.ts';
import { ty } from '../rain.ty.ts';
import { openRain } from './open-rain.ts';
import type { RainRule } from './rain.tables.ts';
import { findClaim, findRain } from './rain.repository.ts';

const PAGE = '/m/redRain';

/** A red-envelope rain (docs/domain/promotions.md §2, RED_RAIN, and §5). */
export const rainKind: PromotionKind<RainRule> = {
  type: 'RED_RAIN',
  texts: { EN: en, TY: ty },
  least: ({ least }) => Money.of(least),
  budgetLeast: ({ least, pieces }) => Money.of(least) * BigInt(pieces),
  turnoverTimes: (rule) => rule.turnoverTimes,
  // It is told of its awards when the rain closes.
  checksBudget: true,
  conditions: ({ pieces, least, most, turnoverTimes }, say) => [
    say('rain.cond_split', { pieces, least: Money.of(least), most: Money.of(most) }),
    say('rain.cond_once'),
    turnoverTimes === 0 ? say('rain.cond_free') : say('rain.cond_bet', { times: turnoverTimes }),
    say('rain.cond_drawn'),
  ],
  past: {
    untold: ({ pieces, least, most }, say) => [
      say('rain.past', { pieces, least: Money.of(least), most: Money.of(most) }),
    ],
  },
  async standing(app, { id }, { member }) {
    const own = member === null ? null : await findClaim(app.db, id, member);
    if (own === null) return { go: PAGE };
    const expiresAt = (await findRain(app.db, id))?.ends_at ?? app.clock.now();
    return { go: PAGE, award: { state: 'Claimed', expiresAt } };
  },
  /** The pieces are drawn here; refuses `rain.late` less than ten minutes before the start. */
  async publish(app, tx, { id, rule, budget, starts_at }) {
    if (starts_at < plusSeconds(app.clock.now(), PUBLISHED_BEFORE_SECONDS)) {
      throw refuse('rain.late');
    }
    await openRain(tx, { id, rule, budget: BigInt(budget), startsAt: starts_at });
  },
};
