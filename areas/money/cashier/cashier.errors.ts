import { defineErrors, instant, int, list, money, object, oneOf, text } from '@palaro/api';
import { PAYOUT_BARS } from './order-states.ts';

/** The catalogue of docs/domain/payments.md §10. */
export const cashierErrors = defineErrors({
  deposit_closed: { status: 403 },
  withdraw_closed: { status: 403 },
  amount_min: { status: 422 },
  amount_max: { status: 422 },
  amount_step: { status: 422 },
  amount_precision: { status: 422 },
  deposit_open_orders: { status: 409 },
  deposit_day_count: { status: 422 },
  payer_name_required: { status: 422 },
  provider_unavailable: { status: 503 },
  promo_not_eligible: { status: 422 },
  card_unknown: { status: 404 },
  card_not_usable_yet: { status: 422, data: object({ usableFrom: instant() }) },
  card_in_review: { status: 422 },
  turnover_not_met: {
    status: 422,
    data: object({
      missing: money(),
      items: list(object({ cause: text(), required: money(), done: money() })),
    }),
  },
  withdraw_open: { status: 409 },
  withdraw_day_count: { status: 422 },
  withdraw_day_sum: { status: 422, data: object({ left: money() }) },
  withdraw_hold: { status: 422, data: object({ until: instant() }) },
  debt_open: { status: 422, data: object({ amount: money() }) },
  'wallet.insufficient': { status: 422 },
  /** Somebody else changed the order meanwhile; `state` is what it is now. */
  order_state: { status: 409, data: object({ state: text() }) },
  /** The balance cannot go back yet, or a provider sends it back by itself. */
  return_waits: { status: 409 },
  /** Money of another currency cannot be added; it goes back. */
  deposit_currency: { status: 422 },
  /** The member is in a break or excluded: his money goes back. */
  deposit_excluded: { status: 422 },
  slip_type: { status: 400 },
  slip_size: { status: 413 },
  'recon.no_fit': { status: 422 },
  'statement.unreadable': { status: 422, data: object({ line: int() }) },
  /** Of a provider's file, which is read by its columns' names. */
  'settlement.columns': { status: 422, data: object({ columns: list(text()) }) },
  /** A freeze or a payout block stands. */
  'payout.barred': { status: 409, data: object({ bars: list(oneOf(PAYOUT_BARS)) }) },
  'payout.split': { status: 422, data: object({ most: money() }) },
  'payout.kind': { status: 422, data: object({ kind: oneOf(['BANK', 'WALLET']) }) },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    cashier: typeof cashierErrors;
  }
}
