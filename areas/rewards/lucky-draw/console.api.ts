import {
  defineConsoleCall,
  int,
  object,
  optional,
  positiveMoney,
  uuid,
  type Static,
} from '@palaro/api';
import { promotionDraft, turnoverTimesField } from '@palaro/promotions/console-api';
import { CHANCES_MOST, STOCK_MOST } from './lucky-draw.limits.ts';

const stock = () => int({ min: 1, max: STOCK_MOST });

/**
 * A lucky draw as an editor writes it: up to four prizes with a stock, the largest first, and the
 * usual prize of every other draw. Odds are percent with four decimals, as money is written.
 */
const luckyDrawDraft = object({
  ...promotionDraft(),
  prize1: positiveMoney(),
  odds1: positiveMoney(),
  stock1: stock(),
  prize2: optional(positiveMoney()),
  odds2: optional(positiveMoney()),
  stock2: optional(stock()),
  prize3: optional(positiveMoney()),
  odds3: optional(positiveMoney()),
  stock3: optional(stock()),
  prize4: optional(positiveMoney()),
  odds4: optional(positiveMoney()),
  stock4: optional(stock()),
  usual: positiveMoney(),
  free: int({ min: 0, max: CHANCES_MOST }),
  betFor: positiveMoney(),
  most: int({ min: 1, max: CHANCES_MOST }),
  turnoverTimes: turnoverTimesField(),
});
export type LuckyDrawDraft = Static<typeof luckyDrawDraft>;

/** Lucky draws as operators write them (docs/domain/operator-console.md §4, screen 16). */
export const luckyDrawConsoleApi = {
  makeLuckyDraw: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/lucky-draw',
    summary: 'Writes a lucky draw as a draft; publishing it holds its prizes in the budget',
    body: luckyDrawDraft,
    reply: object({ id: uuid() }),
    errors: ['promo.dates', 'promo.budget_small', 'segment.archived', 'lucky.odds'],
  }),
};
