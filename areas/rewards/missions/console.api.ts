import { defineConsoleCall, object, oneOf, optional, positiveMoney, text, uuid } from '@palaro/api';
import { promotionDraft, turnoverTimesField } from '@palaro/promotions/console-api';
import {
  BOARD_METRICS,
  BOARD_PERIODS,
  MISSION_METRICS,
  MISSION_PERIODS,
} from './missions.limits.ts';
import { product } from './missions.rules.ts';

const CODE_MOST = 40;
const code = () => optional(text({ min: 1, max: CODE_MOST }));

/** The play that counts, as an editor narrows it. */
const filter = () => ({
  product: optional(product()),
  vendor: code(),
  game: code(),
  leastStake: optional(positiveMoney()),
});

export const missionsConsoleApi = {
  makeMission: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/mission',
    summary: 'Writes a mission as a draft, which nobody sees before it is published',
    body: object({
      ...promotionDraft(),
      metric: oneOf(MISSION_METRICS),
      period: oneOf(MISSION_PERIODS),
      target1: positiveMoney(),
      amount1: positiveMoney(),
      target2: optional(positiveMoney()),
      amount2: optional(positiveMoney()),
      target3: optional(positiveMoney()),
      amount3: optional(positiveMoney()),
      ...filter(),
      turnoverTimes: turnoverTimesField(),
    }),
    reply: object({ id: uuid() }),
    errors: [
      'promo.dates',
      'promo.budget_small',
      'segment.archived',
      'promo.steps',
      'promo.needs_end',
      'promo.unknown_game',
    ],
  }),
  makeLeaderBoard: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/leader-board',
    summary: 'Writes a leader board as a draft, which nobody sees before it is published',
    body: object({
      ...promotionDraft(),
      metric: oneOf(BOARD_METRICS),
      period: oneOf(BOARD_PERIODS),
      rank1: positiveMoney(),
      rank2: optional(positiveMoney()),
      rank3: optional(positiveMoney()),
      ranks4to10: optional(positiveMoney()),
      ranks11to50: optional(positiveMoney()),
      ...filter(),
      turnoverTimes: turnoverTimesField(),
    }),
    reply: object({ id: uuid() }),
    errors: [
      'promo.dates',
      'promo.budget_small',
      'segment.archived',
      'promo.needs_end',
      'promo.unknown_game',
    ],
  }),
};
