import { pesosOf, TOO_FINE } from '../amounts.ts';
import type { Line, NewPayout, Outcome, PayoutStatus } from '../contract.ts';
import { fieldsOf, optionalText, textIn, Unreadable, wordIn, type Fields } from '../fields.ts';
import { ask } from './ask.ts';

/** Our banks' channel codes ("Payouts Coverage", Philippines). */
const CHANNELS: Readonly<Record<string, string>> = {
  GCASH: 'PH_GCASH',
  MAYA: 'PH_PAYMAYA',
  GRABPAY: 'PH_GRABPAY',
  SHOPEEPAY: 'PH_SHOPEEPAY',
  COINS: 'PH_COINS',
  BDO: 'PH_BDO',
  BPI: 'PH_BPI',
  MBTC: 'PH_MET',
  LBP: 'PH_LBP',
  UBP: 'PH_UBP',
  SECB: 'PH_SEC',
  RCBC: 'PH_RCBC',
  PNB: 'PH_PNB',
  CBC: 'PH_CBC',
  EWB: 'PH_EWB',
  PSB: 'PH_PSB',
  AUB: 'PH_AUB',
  DBP: 'PH_DBP',
  CIMB: 'PH_CIMB',
  GOTYME: 'PH_GOTYME',
  MARIBANK: 'PH_SEA',
  TONIK: 'PH_TONIK',
};

/** "Payout Status Lifecycle": a payout that succeeded may still come back from the network. */
const STATES = {
  ACCEPTED: 'sent',
  PENDING_COMPLIANCE_ASSESSMENT: 'sent',
  REQUESTED: 'sent',
  SUCCEEDED: 'paid',
  FAILED: 'failed',
  CANCELLED: 'failed',
  COMPLIANCE_REJECTED: 'failed',
  REVERSED: 'returned',
} as const;
const STATUSES = Object.keys(STATES) as (keyof typeof STATES)[];

/** Failures after which the same payout may be sent under a new key ("Failed Reasons"). */
const PASSING = ['INSUFFICIENT_BALANCE', 'TEMPORARY_TRANSFER_ERROR', 'UNKNOWN_BANK_NETWORK_ERROR'];

/** The key was used for another body: the payout is there, and asking tells what became of it. */
const DUPLICATE = 'DUPLICATE_ERROR';

/**
 * Creates a payout ("Create a Payout", version 2): only this version finds a payout by our key
 * ("Get all payouts by reference id"), which a lost answer needs (docs/decisions/044).
 */
export async function createPayout(line: Line, payout: NewPayout): Promise<Outcome<PayoutStatus>> {
  const { key, bankCode, accountNumber, holder, currency } = payout;
  const amount = pesosOf(payout.amount);
  if (amount === null) return TOO_FINE;
  const channel = CHANNELS[bankCode];
  if (channel === undefined) return { is: 'refused', reason: 'bank_unknown', retryable: false };
  const body = {
    reference_id: key,
    channel_code: channel,
    amount,
    currency,
    channel_properties: { account_number: accountNumber, account_holder_name: holder },
  };
  const call = { method: 'POST', path: '/v2/payouts', key, body } as const;
  const answer = await ask(line, call, (told) => payoutIn(fieldsOf(told)));
  if (answer.is !== 'refused' || answer.reason !== DUPLICATE) return answer;
  const found = await queryPayout(line, { key });
  return found.is === 'refused' ? { is: 'unknown', why: DUPLICATE } : found;
}

/** Always by our key: that it knows none of this key is what allows to send it again. */
export function queryPayout(line: Line, { key }: { key: string }): Promise<Outcome<PayoutStatus>> {
  const path = `/v2/payouts?reference_id=${encodeURIComponent(key)}`;
  return ask(line, { method: 'GET', path }, (list) => {
    if (!Array.isArray(list)) throw new Unreadable('the payouts are no list');
    return list.length === 0 ? null : payoutIn(fieldsOf(list[0], 'a payout'));
  });
}

function payoutIn(payout: Fields): PayoutStatus {
  const state = STATES[wordIn(payout, 'status', STATUSES)];
  return { providerId: textIn(payout, 'id'), state, ...endOf(payout) };
}

/** What is told of a payout besides its state; its fee is told in the settlement. */
export function endOf(payout: Fields) {
  const reason = optionalText(payout, 'failure_code');
  return {
    channelReference: optionalText(payout, 'connector_reference'),
    fee: null,
    reason,
    retryable: reason !== null && PASSING.includes(reason),
  };
}
