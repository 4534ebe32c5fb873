import { inLanguage, type Language } from '@palaro/kernel';
import { en } from '../records.en.ts';
import { ty } from '../records.ty.ts';

/** The text of each kind of transfer in the account record. */
const TX_TEXTS = {
  bet: 'tx_bet',
  win: 'tx_win',
  betWin: 'tx_bet_win',
  rollback: 'tx_rollback',
  adjust: 'tx_adjust',
  promoWin: 'tx_promo_win',
  award: 'tx_award',
  forfeit: 'tx_forfeit',
  rebate: 'tx_rebate',
  buyIn: 'tx_buy_in',
  tick: 'tx_tick',
  leave: 'tx_leave',
  transferOut: 'tx_transfer_out',
  transferOutDone: 'tx_transfer_out_done',
  transferOutVoid: 'tx_transfer_out_void',
  transferIn: 'tx_transfer_in',
  transferResult: 'tx_transfer_result',
  manualAdjust: 'tx_manual_adjust',
  deposit: 'tx_deposit',
  depositReversed: 'tx_deposit_reversed',
  withdraw: 'tx_withdraw',
  withdrawPaid: 'tx_withdraw_paid',
  withdrawVoid: 'tx_withdraw_void',
  withdrawReturned: 'tx_withdraw_returned',
  balanceReturned: 'tx_balance_returned',
  balanceReturnFailed: 'tx_balance_return_failed',
  opening: 'tx_opening',
  free: 'tx_free',
} as const satisfies Record<string, keyof typeof en>;

const TEXTS = { EN: en, TY: ty };
const isKnown = (kind: string): kind is keyof typeof TX_TEXTS => kind in TX_TEXTS;

/** The name of a kind in a language. Kinds that this area does not know get a general name. */
export const txText = (kind: string, language: Language): string =>
  inLanguage(TEXTS, language)[isKnown(kind) ? TX_TEXTS[kind] : 'tx_other'];

/** The answer of `GLS2_TxCodeList`. */
export const txCodes = (language: Language) => ({
  list: Object.keys(TX_TEXTS).map((code) => ({ code, text: txText(code, language) })),
});
