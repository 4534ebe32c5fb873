import { Money, randomHex, type Clock } from '@palaro/kernel';
import type { Agenda } from './agenda.ts';
import type { Events } from './events.ts';
import { isAmount, isReference, isWebAddress } from './payment.ts';
import type { Store } from './store.ts';

interface PayoutInput {
  reference: string;
  kind: string;
  bankCode: string;
  /** The last four digits, which decide what happens; more of it is not kept. */
  last4: string;
  amount: string;
  currency: string;
  webhookUrl: string;
}

export interface Payout extends PayoutInput {
  id: string;
  status: 'sent' | 'paid' | 'failed' | 'returned';
  reason: string | null;
  retryable: boolean;
  fee: string;
  channelReference: string | null;
  createdAt: string;
  paidAt: string | null;
  returnedAt: string | null;
}

/** What an account does to a payout, by its last digits (docs/domain/payments.md §6). */
const FATES = ['0000', '1111', '2222', '3333', '4444'] as const;
type Fate = (typeof FATES)[number] | null;
export const fateOf = ({ last4 }: { last4: string }): Fate =>
  FATES.find((one) => one === last4) ?? null;

const PAID_AFTER_SECONDS = 3;
const RETURNED_AFTER_SECONDS = 86_400;
const FEE = Money.of('10.0000');

/** `W2611210000042-2` without its attempt. */
const orderOf = (reference: string) => reference.replace(/-\d+$/, '');

/** A payout's request, or the code of what is wrong with it. */
export function readPayout(body: Record<string, unknown>): PayoutInput | string {
  const { reference, kind, bankCode, accountNumber, holder, amount, currency, webhookUrl } = body;
  if (!isReference(reference)) return 'reference_invalid';
  if (kind !== 'BANK' && kind !== 'WALLET') return 'kind_unknown';
  if (typeof bankCode !== 'string' || bankCode === '') return 'bank_unknown';
  if (typeof accountNumber !== 'string' || !/\d{4}$/.test(accountNumber)) return 'account_invalid';
  if (typeof holder !== 'string' || holder === '') return 'holder_missing';
  if (!isAmount(amount)) return 'amount_invalid';
  if (currency !== 'PHP') return 'currency_unknown';
  if (!isWebAddress(webhookUrl)) return 'address_invalid';
  const last4 = accountNumber.slice(-4);
  return { reference, kind, bankCode, last4, amount, currency, webhookUrl };
}

interface Parts {
  store: Store;
  time: Clock;
  agenda: Agenda;
  events: Events;
}

/** Payouts and what becomes of them. */
export function createPayouts({ store, time, agenda, events }: Parts) {
  const payouts = store.table<Payout>('payout');
  const references = store.table<{ id: string; payout: string }>('payout-of');
  const now = () => time.now().toISOString();

  function change(payout: Payout, to: Partial<Payout>) {
    const changed = { ...payout, ...to };
    payouts.put(changed);
    const { id, reference, amount, currency, fee, channelReference, reason, retryable } = changed;
    const data = { payout: id, reference, amount, currency, fee, channelReference };
    const silent = fateOf(payout) === '2222';
    const rest = { reason, retryable };
    events.emit(`payout.${changed.status}`, payout.webhookUrl, { ...data, ...rest }, { silent });
  }

  /** Only the first attempt of an order fails for a reason that may pass. */
  const isFirst = ({ reference, id }: Payout) =>
    payouts.all().find((one) => orderOf(one.reference) === orderOf(reference))?.id === id;

  function finish(id: string) {
    const payout = payouts.get(id);
    if (payout?.status !== 'sent') return;
    const fate = fateOf(payout);
    if (fate === '0000') return change(payout, { status: 'failed', reason: 'account_unknown' });
    if (fate === '1111' && isFirst(payout)) {
      return change(payout, { status: 'failed', reason: 'bank_unavailable', retryable: true });
    }
    const channelReference = `IP${randomHex(5).toUpperCase()}`;
    if (fate === '3333') agenda.plan('return', id, RETURNED_AFTER_SECONDS);
    change(payout, { status: 'paid', channelReference, paidAt: now() });
  }

  agenda.on('payout', finish);
  agenda.on('return', (id) => {
    const payout = payouts.get(id);
    if (payout?.status !== 'paid') return;
    change(payout, { status: 'returned', reason: 'returned_by_bank', returnedAt: now() });
  });

  return {
    create(input: PayoutInput): Payout {
      const id = `out_${randomHex(12)}`;
      const open = { reason: null, retryable: false, channelReference: null } as const;
      const times = { createdAt: now(), paidAt: null, returnedAt: null };
      const payout: Payout = {
        ...input,
        id,
        status: 'sent',
        fee: Money.text(FEE),
        ...open,
        ...times,
      };
      payouts.put(payout);
      references.put({ id: payout.reference, payout: id });
      agenda.plan('payout', id, fateOf(payout) === '4444' ? 0 : PAID_AFTER_SECONDS);
      return payout;
    },
    find: (name: string): Payout | undefined =>
      payouts.get(name) ?? payouts.get(references.get(name)?.payout ?? ''),
    put: payouts.put,
    all: () => payouts.all(),
  };
}
export type Payouts = ReturnType<typeof createPayouts>;

/** A payout as the API answers it. */
export function payoutAnswer(payout: Payout) {
  const { id, reference, status, amount, currency, fee, reason, retryable } = payout;
  const { channelReference } = payout;
  return { id, reference, status, amount, currency, fee, reason, retryable, channelReference };
}
