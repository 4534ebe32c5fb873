import { cardLabel } from '@palaro/bank-cards/server';
import { inLanguage, Money, type Language, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { en } from '../../cashier.en.ts';
import { ty } from '../../cashier.ty.ts';
import { mayCancelWithdrawal, type WithdrawalState } from '../../order-states.ts';
import type { WithdrawalOrder } from '../../withdrawals.api.ts';
import { railOf } from './payout-rails.ts';
import { partRules, shownParts, type ShownPart } from './shown-parts.ts';
import {
  attemptsOf,
  findWithdrawal,
  stepsOf,
  type WithdrawalRecord,
} from './withdrawals.repository.ts';

const TEXTS = { EN: en, TY: ty };

/**
 * Texts that a member reads of each state; in Review the same, whatever the reason
 * (docs/domain/payments.md §4).
 */
const STATE_TEXTS = {
  Requested: 'withdraw_requested',
  Review: 'withdraw_review',
  Approved: 'withdraw_approved',
  Sent: 'withdraw_sent',
  Unknown: 'withdraw_sent',
  Paid: 'withdraw_paid',
  Failed: 'withdraw_failed',
  Rejected: 'withdraw_rejected',
  Cancelled: 'withdraw_cancelled',
  Returned: 'withdraw_returned',
} as const satisfies Record<WithdrawalState, keyof typeof en>;

/** Reasons that help a member; every other one is given in general words. */
const REASON_TEXTS = {
  account_name: 'withdraw_reason_name',
  account_unknown: 'withdraw_reason_account',
  identity: 'withdraw_reason_identity',
  turnover: 'withdraw_reason_turnover',
  requested: 'withdraw_reason_requested',
} as const satisfies Record<string, keyof typeof en>;

const isExplained = (code: string): code is keyof typeof REASON_TEXTS => code in REASON_TEXTS;

/** Reason in the member's words; null unless the order was rejected. */
function reasonText({ state, reason }: WithdrawalRecord, language: Language): string | null {
  if (state !== 'Rejected') return null;
  const texts = inLanguage(TEXTS, language);
  return texts[reason && isExplained(reason) ? REASON_TEXTS[reason] : 'withdraw_reason_other'];
}

interface Step {
  state: string;
  at: Date;
}

interface OrderTrail {
  steps: readonly Step[];
  /** Parts as sent or planned (`shownParts`). */
  parts: readonly ShownPart[];
}

/** View of an order for its member. */
export function viewWithdrawal(
  order: WithdrawalRecord,
  { steps, parts }: OrderTrail,
  language: Language,
): WithdrawalOrder {
  const reason = reasonText(order, language);
  const text = inLanguage(TEXTS, language)[STATE_TEXTS[order.state]];
  const card = cardLabel(order);
  const isOver = order.ended_at !== null;
  return {
    id: order.id,
    reference: order.reference,
    card,
    kind: order.method === 'WALLET' ? 'wallet' : 'bank',
    amount: Money.text(BigInt(order.amount)),
    fee: Money.text(BigInt(order.fee)),
    state: order.state,
    stateText: text.replace('{card}', card).replace('{reason}', reason ?? ''),
    reason,
    createdAt: order.created_at.toISOString(),
    expectedAt: isOver ? null : (order.expected_at?.toISOString() ?? null),
    paidAt: order.paid_at?.toISOString() ?? null,
    channelReference: order.channel_reference,
    canCancel: mayCancelWithdrawal(order.state) && steps.every(({ state }) => state !== 'Sent'),
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    rail: parts[0] ? railOf(parts[0].amount) : null,
    parts: parts.map(({ amount, state }) => ({ amount: Money.text(amount), state })),
  };
}

/** Reads one order of the member. Refuses `not_found`. */
export async function readWithdrawal(app: App, member: MemberId, id: string, language: Language) {
  const order = await findWithdrawal(app.db, member, id);
  if (!order) throw refuse('not_found');
  const [steps, attempts, rules] = await Promise.all([
    stepsOf(app.db, member, [id]),
    attemptsOf(app.db, member, id),
    partRules(app),
  ]);
  return viewWithdrawal(order, { steps, parts: shownParts(order, attempts, rules) }, language);
}
