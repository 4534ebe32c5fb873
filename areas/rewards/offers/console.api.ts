import {
  defineConsoleCall,
  int,
  object,
  oneOf,
  positiveMoney,
  uuid,
  type Static,
} from '@palaro/api';
import { promotionDraft, turnoverTimesField } from '@palaro/promotions/console-api';

/** The most that a bonus may be of its deposit, percent. */
const PERCENT_MAX = 500;

/** A deposit offer as an editor writes it. Money is a decimal. */
export const depositOfferDraft = () =>
  object({
    ...promotionDraft(),
    /** The first deposit of all, or one deposit a day. */
    which: oneOf(['FIRST_DEPOSIT', 'DEPOSIT']),
    percent: int({ min: 1, max: PERCENT_MAX }),
    cap: positiveMoney(),
    least: positiveMoney(),
    turnoverTimes: turnoverTimesField(),
  });
export type DepositOfferDraft = Static<ReturnType<typeof depositOfferDraft>>;

export const offersConsoleApi = {
  makeDepositOffer: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/deposit-offer',
    summary: 'Writes a deposit offer as a draft, which nobody sees before it is published',
    body: depositOfferDraft(),
    reply: object({ id: uuid() }),
    errors: ['promo.dates', 'promo.budget_small', 'segment.archived'],
  }),
};
