import {
  defineEndpoint,
  defineErrors,
  defineTopic,
  instant,
  int,
  list,
  money,
  bool,
  id,
  object,
  text,
} from '@palaro/api';

/**
 * The member's wallet at a vendor that keeps the balance; `stale` where the vendor could not be
 * asked.
 */
const vendorBalance = object({
  vendor: id(),
  name: text(),
  amount: money(),
  at: instant(),
  stale: bool(),
});

/**
 * `sumBalance` is the specification's total: main, held, bonus and vendors
 * (docs/domain/ledger.md §2). All amounts belong to `version`, which grows with each change: the
 * reading with the higher version is the later one.
 */
const walletFields = {
  sumBalance: money(),
  main: money(),
  held: money(),
  bonus: money(),
  version: int({ min: 0 }),
};

export const walletApi = {
  balance: defineEndpoint({
    method: 'GET',
    path: '/wps/wallets/balance',
    summary: 'Balances of the member by wallet',
    access: 'player',
    moduleId: 'COMM3',
    reply: object({ ...walletFields, vendors: list(vendorBalance) }),
  }),
  funds: defineEndpoint({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    summary: 'Balances of the member, with the turnover that is still required',
    access: 'player',
    moduleId: 'COMM3',
    reply: object({
      ...walletFields,
      vendors: list(vendorBalance),
      turnover: object({ required: money(), done: money() }),
    }),
  }),
};

/** Why a member's money is corrected by hand; the member reads it in the account record. */
export const ADJUST_REASONS = [
  'gameError',
  'paymentError',
  'parkedCredit',
  'complaint',
  'other',
] as const;
export type AdjustReason = (typeof ADJUST_REASONS)[number];

/** The member's balances after each commit that changed them. */
export const walletTopic = defineTopic(
  'wallet',
  'member',
  object({ ...walletFields, at: instant() }),
);

export const walletErrors = defineErrors({
  'rg.too_early': { status: 422 },
  'adjust.insufficient': { status: 422 },
  'adjust.zero': { status: 422 },
  'round.not_voidable': { status: 422 },
  'round.still_played': { status: 422 },
  'round.not_askable': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    wallet: typeof walletErrors;
  }
}
