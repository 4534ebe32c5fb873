import { defineConsoleCall, int, object, positiveMoney, uuid, type Static } from '@palaro/api';
import { promotionDraft, turnoverTimesField } from '@palaro/promotions/console-api';
import { PIECES_MOST, RAIN_SECONDS } from './rain.limits.ts';

const { endsAt: _endsAt, ...common } = promotionDraft();

/** A rain as an editor writes it: it ends by itself. Money is a decimal in whole centavos. */
const rainDraft = object({
  ...common,
  seconds: int(RAIN_SECONDS),
  pieces: int({ min: 1, max: PIECES_MOST }),
  least: positiveMoney(),
  most: positiveMoney(),
  turnoverTimes: turnoverTimesField(),
});
export type RainDraft = Static<typeof rainDraft>;

/** Rains as operators write them (docs/domain/operator-console.md §4, screen 15). */
export const rainConsoleApi = {
  makeRain: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/red-rain',
    summary: 'Writes a red-envelope rain as a draft; publishing it draws its envelopes',
    body: rainDraft,
    reply: object({ id: uuid() }),
    errors: ['promo.dates', 'promo.budget_small', 'segment.archived', 'rain.split', 'rain.late'],
  }),
};
