import {
  day,
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
  list,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  positiveMoney,
  reasonText,
  text,
  unsignedMoney,
  uuid,
  type Static,
} from '@palaro/api';
import { PROMOTION_MOVES, PROMOTION_STATES } from './promotion-moves.ts';
import { PROMOTION_TYPES } from './promotions.api.ts';
import { SUMMARY_MOST, TITLE_MOST, TURNOVER_TIMES_MAX } from './promotions.limits.ts';

const pageNum = () => optional(int({ min: 1, max: 10_000 }));
const inBoth = (max: number) => object({ EN: text({ min: 1, max }), TY: text({ min: 1, max }) });
/** How often an award must be bet before it may be withdrawn, as an editor writes it. */
export const turnoverTimesField = () => int({ min: 0, max: TURNOVER_TIMES_MAX });

/** Fields that a draft of every kind has. Money is a decimal. */
export const promotionDraft = () => ({
  /** Made by the page, so that a repeat makes no second one. */
  id: uuid(),
  title: inBoth(TITLE_MOST),
  summary: inBoth(SUMMARY_MOST),
  startsAt: instant(),
  endsAt: optional(instant()),
  budget: positiveMoney(),
  /** Whom it is for, in the present version; left out: everybody. */
  segment: optional(uuid()),
});
const commonDraft = object(promotionDraft());
export type PromotionDraft = Static<typeof commonDraft>;

/** A daily sign-in as an editor writes it. */
export const signInDraft = () =>
  object({
    ...promotionDraft(),
    /** Valid bets that the day before must have had. */
    needs: unsignedMoney(),
    turnoverTimes: turnoverTimesField(),
    day1: positiveMoney(),
    day2: positiveMoney(),
    day3: positiveMoney(),
    day4: positiveMoney(),
    day5: positiveMoney(),
    day6: positiveMoney(),
    day7: positiveMoney(),
  });
export type SignInDraft = Static<ReturnType<typeof signInDraft>>;

const promotionRow = object({
  id: uuid(),
  promotionType: oneOf(PROMOTION_TYPES),
  title: object({ EN: text(), TY: text() }),
  state: oneOf(PROMOTION_STATES),
  startsAt: instant(),
  endsAt: nullable(instant()),
  budget: money(),
  spent: money(),
  /** Held for awards that wait or were promised. */
  reserved: money(),
  madeBy: text(),
  /** A change that waits for a second person. */
  waits: nullable(uuid()),
});
export type PromotionRow = Static<typeof promotionRow>;

const simulationWeek = object({ from: day(), awards: int({ min: 0 }), cost: money() });
const promotionSimulation = object({
  budget: money(),
  /** What is taken for granted, or why the past cannot tell; in the operator's language. */
  words: list(text()),
  /** Null where the past cannot tell. */
  told: nullable(
    object({
      from: day(),
      to: day(),
      takers: int({ min: 0 }),
      awards: int({ min: 0 }),
      /** As if the budget had no end. */
      cost: money(),
      /** The most that one member takes, and its part of the cost. */
      largest: money(),
      largestPercent: int({ min: 0, max: 100 }),
      /** The day that the budget would not have paid whole. */
      usedUpOn: nullable(day()),
      /** Takers who share a mark of a person with another taker. */
      sharing: int({ min: 0 }),
      /** Members whom no offer may reach now. */
      leftOut: int({ min: 0 }),
      /** By their Mondays. */
      weeks: list(simulationWeek),
    }),
  ),
});
export type PromotionSimulation = Static<typeof promotionSimulation>;

/** One operator's decisions about promotions (docs/domain/operator-console.md §4, screen 15). */
export const promotionsConsoleApi = {
  promotions: defineConsoleCall({
    permission: 'promotion.view',
    method: 'GET',
    path: '/console/api/promotions',
    summary: 'Promotions, newest first, with their budgets',
    query: object({ state: optional(oneOf(PROMOTION_STATES)), pageNum: pageNum() }),
    reply: page('list', promotionRow),
  }),
  promotionRecord: defineConsoleCall({
    permission: 'promotion.view',
    method: 'GET',
    path: '/console/api/promotions/{id}',
    summary: 'One promotion with its rule and what it gave so far',
    params: object({ id: uuid() }),
    reply: object({
      ...promotionRow.properties,
      summary: object({ EN: text(), TY: text() }),
      segment: nullable(object({ id: uuid(), version: int({ min: 1 }) })),
      /** As members read them, in the operator's language. */
      conditions: list(text()),
      /** Members who took at least one award. */
      takers: int({ min: 0 }),
      awards: int({ min: 0 }),
    }),
  }),
  promotionSimulation: defineConsoleCall({
    permission: 'promotion.view',
    method: 'GET',
    path: '/console/api/promotions/{id}/simulation',
    summary: 'What a draft would have given on the days before today, by its own rule',
    params: object({ id: uuid() }),
    reply: promotionSimulation,
    errors: ['promo.state', 'promo.simulation_slow'],
  }),
  makeSignIn: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/sign-in',
    summary: 'Writes a daily sign-in as a draft, which nobody sees before it is published',
    body: signInDraft(),
    reply: object({ id: uuid() }),
    errors: ['promo.dates', 'promo.budget_small', 'segment.archived'],
  }),
  movePromotion: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.move',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/promotions/{id}/state',
    summary:
      'Publishes, pauses or ends; a budget above the maker’s border waits for a second person',
    params: object({ id: uuid() }),
    body: object({ to: oneOf(PROMOTION_MOVES), reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['promo.state', 'promo.dates'],
  }),
  memberAwards: defineConsoleCall({
    permission: 'member.money.view',
    method: 'GET',
    path: '/console/api/members/{member}/awards',
    summary: 'A member’s awards, newest first',
    params: object({ member: memberId() }),
    query: object({ pageNum: pageNum() }),
    reply: page(
      'list',
      object({
        id: text(),
        promotionType: oneOf(PROMOTION_TYPES),
        amount: money(),
        turnoverTimes: int({ min: 0 }),
        state: oneOf(['Reserved', 'Issued', 'Claimed', 'Expired', 'Cancelled']),
        issuedAt: instant(),
        expiresAt: instant(),
        claimedAt: nullable(instant()),
      }),
    ),
  }),
  giveAward: defineConsoleCall({
    permission: 'award.give',
    records: 'award.give',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/members/{member}/awards',
    summary: 'Asks for an award to one member; a second person agrees',
    params: object({ member: memberId() }),
    body: object({
      amount: positiveMoney(),
      turnoverTimes: turnoverTimesField(),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['promo.not_eligible'],
  }),
};
