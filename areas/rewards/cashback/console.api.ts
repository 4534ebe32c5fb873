import { defineConsoleCall, object, optional, uuid, type Static } from '@palaro/api';
import { promotionDraft } from '@palaro/promotions/console-api';
import { cashbackFields, products } from './cashback.rules.ts';

/** A cashback as an editor writes it. */
const cashbackDraft = object({
  ...promotionDraft(),
  ...cashbackFields(),
  products: optional(products()),
});
export type CashbackDraft = Static<typeof cashbackDraft>;

/** Cashbacks as operators write them (docs/domain/operator-console.md §4, screen 15). */
export const cashbackConsoleApi = {
  makeCashback: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/cashback',
    summary: 'Writes a cashback as a draft, which nobody sees before it is published',
    body: cashbackDraft,
    reply: object({ id: uuid() }),
    errors: ['promo.dates', 'promo.budget_small', 'segment.archived', 'promo.cap_small'],
  }),
};
