import {
  day,
  defineEndpoint,
  defineErrors,
  defineTopic,
  id,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  rowNumber,
  text,
  type Static,
} from '@palaro/api';
import { SIGN_IN_DAYS, TURNOVER_TIMES_MAX } from './promotions.limits.ts';

export const promotionsErrors = defineErrors({
  'promo.wrong_status': { status: 409 },
  'promo.expired': { status: 409 },
  'promo.closed': { status: 409 },
  'promo.budget_empty': { status: 409 },
  'promo.not_met': { status: 409 },
  'promo.not_eligible': { status: 403 },
  'promo.already_claimed_here': { status: 409 },
  'promo.dates': { status: 422 },
  'promo.budget_small': { status: 422 },
  'promo.state': { status: 409 },
  'promo.simulation_slow': { status: 503 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    promotions: typeof promotionsErrors;
  }
}

/** Kinds of promotions and awards that members meet (docs/domain/promotions.md §2). */
export const PROMOTION_TYPES = [
  'SIGN_IN',
  'FIRST_DEPOSIT',
  'DEPOSIT',
  'CASHBACK',
  'FREE_ROUND',
  'MISSION',
  'LEADERBOARD',
  'RED_RAIN',
  'LUCKY_DRAW',
  'REFERRAL',
  'MANUAL',
  'VIP_LEVELUP',
  'VIP_WEEKLY',
  'VIP_MONTHLY',
  'VIP_BIRTHDAY',
] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

/** The specification's words for where a member stands with a promotion (REWARD-02). */
export const PROMOTION_STATUSES = [
  'coming',
  'Process',
  'Applying',
  'Rejected',
  'Joined',
  'Issued',
  'Claimed',
  'signed',
  'Close',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** Valid bets of a day, and the rest that the next day's sign-in needs. */
const betsOfDay = object({ bets: money(), missing: money() });

const signIn = object({
  /** Awards of the days of a row, the first day first, and what each must be bet. */
  days: list(object({ amount: money(), turnover: money() })),
  /** Today's place in the row, from 1: taken if the status is `signed`, else to be taken. */
  day: int({ min: 1, max: SIGN_IN_DAYS }),
  /** Valid bets that the day before must have had. */
  needs: money(),
  /** The day before; null for guests. */
  before: nullable(betsOfDay),
  /** Today, which counts for tomorrow; null for guests. */
  today: nullable(betsOfDay),
});

const award = object({
  id: text(),
  amount: money(),
  /** Sum to be bet before it may be withdrawn. */
  turnover: money(),
  expiresAt: instant(),
});

const promotion = object({
  /** The promotion's own id; of an award without one, `award-` and the award's id. */
  id: text(),
  promotionType: oneOf(PROMOTION_TYPES),
  /** Empty for an award without a promotion: the page has words for its type. */
  title: text(),
  summary: text(),
  status: oneOf(PROMOTION_STATUSES),
  startsAt: nullable(instant()),
  endsAt: nullable(instant()),
  /** The award that waits to be claimed. */
  award: nullable(award),
  /** How often an award must be bet before it may be withdrawn. */
  turnoverTimes: int({ min: 0, max: TURNOVER_TIMES_MAX }),
  /** Every condition in the caller's language, from the rule that the server counts by. */
  conditions: list(text()),
  /** How far he is, where there is something to reach. */
  progress: nullable(object({ percent: int({ min: 0, max: 100 }), text: text() })),
  /** The page where he takes part, where it is not this one. */
  go: nullable(text()),
  signIn: nullable(signIn),
  /** The period that was counted last, its days both included, and what it gave him in words. */
  last: nullable(object({ from: day(), to: day(), text: text() })),
});
export type Promotion = Static<typeof promotion>;

const takenAward = object({
  id: text(),
  promotionType: oneOf(PROMOTION_TYPES),
  /** The promotion's name in the caller's language; empty without one. */
  title: text(),
  amount: money(),
  state: oneOf(['Claimed', 'Expired', 'Cancelled']),
  /** When it was claimed, or ran out. */
  at: instant(),
});
export type TakenAward = Static<typeof takenAward>;

const acceptance = object({
  status: oneOf(PROMOTION_STATUSES),
  /** The sum that was paid. */
  amount: money(),
  /** Sum to be bet before it may be withdrawn. */
  turnover: money(),
});
export type Acceptance = Static<typeof acceptance>;

const rewardCenter = { moduleId: 'REWCEN3', switch: 'REWCEN3' } as const;

/** The calls of docs/domain/promotions.md §13, as far as their kinds exist. */
export const promotionsApi = {
  availablePromotions: defineEndpoint({
    ...rewardCenter,
    access: 'anyone',
    method: 'GET',
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    summary: 'Promotions with the caller’s status, and his awards that wait (REWARD-02)',
    query: object({
      type: optional(oneOf(PROMOTION_TYPES)),
      status: optional(oneOf(PROMOTION_STATUSES)),
      pageNo: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: object({
      list: list(promotion),
      pageNum: int({ min: 1 }),
      totalPages: int({ min: 0 }),
      total: int({ min: 0 }),
      /** Awards that wait to be claimed, over all pages. */
      unclaimed: int({ min: 0 }),
    }),
  }),
  promotion: defineEndpoint({
    access: 'anyone',
    moduleId: null,
    switch: 'REWCEN3',
    method: 'GET',
    path: '/api/v1/promotions/{id}',
    summary: 'One promotion with its conditions and the caller’s status',
    params: object({ id: id() }),
    reply: promotion,
  }),
  acceptPromotion: defineEndpoint({
    ...rewardCenter,
    access: 'member',
    method: 'POST',
    path: '/wps/relay/MCS2_acceptPromo',
    summary: 'Signs in for today, or claims an award: once, whatever is repeated (REWARD-02)',
    money: 'key-table',
    device: true,
    body: object({ promotionId: id(), awardId: optional(rowNumber()) }),
    reply: acceptance,
    errors: [
      'promo.wrong_status',
      'promo.expired',
      'promo.closed',
      'promo.budget_empty',
      'promo.not_met',
      'promo.not_eligible',
      'promo.already_claimed_here',
    ],
  }),
  unclaimedAwards: defineEndpoint({
    access: 'member',
    moduleId: null,
    switch: 'REWCEN3',
    method: 'GET',
    path: '/api/v1/awards/unclaimed',
    summary: 'How many awards wait to be claimed (FTR-04)',
    reply: int({ min: 0 }),
  }),
  takenAwards: defineEndpoint({
    access: 'member',
    moduleId: null,
    switch: 'REWCEN3',
    method: 'GET',
    path: '/api/v1/awards',
    summary: 'The member’s awards that were claimed, ran out or were taken back, newest first',
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page('list', takenAward),
  }),
};

/** A member's awards changed: one came, or one was claimed. */
export const awardsTopic = defineTopic('awards', 'member', object({}));
