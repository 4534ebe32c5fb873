import {
  defineEndpoint,
  defineErrors,
  id,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  optional,
  page,
  text,
  type Static,
} from '@palaro/api';
import { CLAIMS_A_DAY } from './rebate.limits.ts';

export const rebateErrors = defineErrors({
  'promo.nothing_to_claim': { status: 409 },
  'promo.rebate_often': { status: 429 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    rebate: typeof rebateErrors;
  }
}

/** Percent with four decimals, as `0.4500`. */
const rate = () => text({ pattern: '^\\d{1,3}\\.\\d{4}$' });

const productLine = object({ productType: id(), validBet: money(), rate: rate(), amount: money() });

const rebatePreview = object({
  products: list(productLine),
  total: money(),
  /** A claim pays at least this. */
  least: money(),
  lastClaimAt: nullable(instant()),
  claimsLeft: int({ min: 0, max: CLAIMS_A_DAY }),
});
export type RebatePreview = Static<typeof rebatePreview>;

const reportLine = object({
  claim: text(),
  at: instant(),
  ...productLine.properties,
});
export type RebateLine = Static<typeof reportLine>;

/** Rebates that members claim by hand (MONEY-05; docs/domain/promotions.md §9). */
export const rebateApi = {
  manualRebate: defineEndpoint({
    access: 'member',
    moduleId: null,
    switch: 'MANPLAYREB3',
    method: 'GET',
    path: '/api/v1/manual-rebate',
    summary: 'What of the member’s valid bets would be given back now, by product (MONEY-05)',
    reply: rebatePreview,
  }),
  claimRebate: defineEndpoint({
    access: 'member',
    moduleId: null,
    switch: 'MANPLAYREB3',
    method: 'POST',
    path: '/api/v1/manual-rebate',
    summary: 'Pays the rebate of all products at once; a bet is given back once',
    money: 'key-table',
    body: object({}),
    reply: object({ amount: money() }),
    errors: ['promo.nothing_to_claim', 'promo.rebate_often'],
  }),
  rebateReport: defineEndpoint({
    access: 'member',
    moduleId: null,
    switch: 'PLYRBT',
    method: 'GET',
    path: '/api/v1/manual-rebate/report',
    summary: 'The member’s rebates, a line for each product of a claim, newest first',
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page('list', reportLine),
  }),
};
