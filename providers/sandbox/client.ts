import { Money } from '@palaro/kernel';
import type {
  Asked,
  CreatedPayment,
  Line,
  NewPayment,
  NewPayout,
  NewRefund,
  Outcome,
  PaymentStatus,
  PayoutStatus,
  Provider,
  SettlementRow,
} from '../contract.ts';
import {
  fieldsOf,
  instantIn,
  moneyIn,
  optionalText,
  textIn,
  Unreadable,
  wordIn,
  type Fields,
} from '../fields.ts';
import { ask } from './ask.ts';
import { endOf, paidIn } from './events.ts';

const PAYMENT_STATES = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'reversed'] as const;
const PAYOUT_STATES = ['sent', 'paid', 'failed', 'returned'] as const;
const LINE_KINDS = ['payment', 'payout', 'refund', 'reversal'] as const;

/** By its id, or by our reference, under which the sandbox also finds it. */
const pathTo = (what: string, { providerId, reference }: Asked) =>
  `/v1/${what}/${encodeURIComponent(providerId ?? reference)}`;

/** The calls of the sandbox's API (docs/domain/payments.md §6). */
export const sandboxClient = {
  createPayment(line: Line, payment: NewPayment): Promise<Outcome<CreatedPayment>> {
    const { channel, amount, expiresAt, reference, ...rest } = payment;
    const body = {
      reference,
      method: channel,
      amount: Money.text(amount),
      expiresAt: expiresAt.toISOString(),
      ...rest,
    };
    const call = { method: 'POST', path: '/v1/payments', key: reference, body } as const;
    return ask(line, call, (answer) => {
      const action = actionIn(answer);
      if (!action) throw new Unreadable('the payment has no action');
      return {
        providerId: textIn(answer, 'id'),
        action,
        expiresAt: instantIn(answer, 'expiresAt'),
      };
    });
  },

  queryPayment: (line: Line, of: Asked): Promise<Outcome<PaymentStatus>> =>
    ask(line, { method: 'GET', path: pathTo('payments', of) }, (answer) => ({
      providerId: textIn(answer, 'id'),
      state: wordIn(answer, 'status', PAYMENT_STATES),
      paid: answer.paid === null ? null : paidMoneyIn(fieldsOf(answer.paid, 'paid')),
      reason: optionalText(answer, 'reason'),
      action: actionIn(answer),
    })),

  cancelPayment: (line: Line, of: Asked): Promise<Outcome<object>> => {
    const path = `${pathTo('payments', of)}/cancel`;
    return ask(line, { method: 'POST', path, key: `${of.reference}/cancel` }, () => ({}));
  },

  createPayout(line: Line, payout: NewPayout): Promise<Outcome<PayoutStatus>> {
    const { key, amount, ...rest } = payout;
    const body = { reference: key, amount: Money.text(amount), ...rest };
    return ask(line, { method: 'POST', path: '/v1/payouts', key, body }, payoutIn);
  },

  queryPayout: (line: Line, { key, providerId }: { key: string; providerId: string | null }) =>
    ask(line, { method: 'GET', path: pathTo('payouts', { reference: key, providerId }) }, payoutIn),

  settlement: (line: Line, day: string): Promise<Outcome<{ rows: readonly SettlementRow[] }>> =>
    ask(line, { method: 'GET', path: `/v1/settlements/${day}` }, settlementIn),

  refund(line: Line, { key, providerId, amount }: NewRefund): Promise<Outcome<object>> {
    const body = { payment: providerId, amount: Money.text(amount) };
    return ask(line, { method: 'POST', path: '/v1/refunds', key, body }, () => ({}));
  },
} satisfies Partial<Provider>;

function actionIn(answer: Fields): CreatedPayment['action'] | null {
  if (answer.action === null) return null;
  const action = fieldsOf(answer.action, 'action');
  return wordIn(action, 'kind', ['redirect', 'qr']) === 'qr'
    ? { kind: 'qr', qrText: textIn(action, 'qrText') }
    : { kind: 'redirect', url: textIn(action, 'url') };
}

const paidMoneyIn = (paid: Fields) => paidIn(paid, instantIn(paid, 'at'));

const payoutIn = (answer: Fields): PayoutStatus => ({
  providerId: textIn(answer, 'id'),
  state: wordIn(answer, 'status', PAYOUT_STATES),
  ...endOf(answer),
});

function settlementIn(answer: Fields): { rows: readonly SettlementRow[] } {
  const { rows } = answer;
  if (!Array.isArray(rows)) throw new Unreadable('rows is no list');
  const read = rows.map((row) => {
    const fields = fieldsOf(row, 'a row');
    return {
      line: textIn(fields, 'line'),
      kind: wordIn(fields, 'kind', LINE_KINDS),
      providerId: textIn(fields, 'id'),
      reference: optionalText(fields, 'reference'),
      gross: moneyIn(fields, 'gross'),
      fee: moneyIn(fields, 'fee'),
      net: moneyIn(fields, 'net'),
      currency: textIn(fields, 'currency'),
      at: instantIn(fields, 'at'),
    };
  });
  return { rows: read };
}
