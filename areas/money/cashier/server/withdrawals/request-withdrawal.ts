import { createHash } from 'node:crypto';
import { readMember } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { noteDenials } from '@palaro/deny-list/server';
import { hasPlayMoney, Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Member, type Refusal, type RequestInfo } from '@palaro/server';
import { checkPaymentPassword } from '@palaro/step-up/server';
import { turnoverMet } from '@palaro/turnover/server';
import { eventEntries } from '@palaro/wallet/server';
import type { withdrawalsApi } from '../../withdrawals.api.ts';
import { nextReference, orderId } from '../order-names.ts';
import { placeHold } from './withdrawal-postings.ts';
import { feeOf, type PayoutMethod } from './payout-fees.ts';
import { arrivalOf, CHECK_SECONDS, payoutParts } from './payout-rails.ts';
import { readScoreFacts } from './score-facts.ts';
import { needsOf, scoreOf } from './score-withdrawal.ts';
import { afterPassword, beforePassword } from './withdraw-checks.ts';
import { readWithdrawFacts, type WithdrawalContext } from './withdraw-facts.ts';
import { newWithdrawalRows } from './withdrawal-rows.ts';
import './withdrawals.events.ts';
import { findWithdrawal, type WithdrawalRecord } from './withdrawals.repository.ts';

type WithdrawalRequest = Body<(typeof withdrawalsApi)['withdraw']>;

/**
 * Requests a withdrawal (docs/domain/payments.md §4). The id comes from the request's key, so a
 * repeat finds the same order, and another input under the key is refused. The checks come in the
 * page's order; money, order and turnover are judged and written in one commit, and the decision
 * with it.
 */
export async function requestWithdrawal(
  app: App,
  member: Member,
  body: WithdrawalRequest,
  request?: RequestInfo,
): Promise<WithdrawalRecord> {
  if (hasPlayMoney(member.type)) throw refuse('account.trial');
  const id = orderId(app, 'withdrawal', member.id, request?.idempotencyKey);
  const input = inputOf(body);
  const findRepeat = () => findSameRequest(app, member.id, id, input);
  const repeated = await findRepeat();
  if (repeated) return repeated;
  const refusal = await placeOrder(app, member.id, { id, input, body, request });
  // Another request under this key may have placed the order that stands in this one's way.
  const order = await findRepeat();
  if (order) return order;
  throw refusal ?? refuse('try_again');
}

interface OrderInput {
  id: string;
  input: Buffer;
  body: WithdrawalRequest;
  /** The call; absent for the demo's orders. */
  request: RequestInfo | undefined;
}

/** Checks the request and places its order; answers why it is refused. */
async function placeOrder(
  app: App,
  member: MemberId,
  { id, input, body, request: call }: OrderInput,
): Promise<Refusal | null> {
  const amount = Money.of(body.amount);
  const readRequest = async () => {
    const context = await readWithdrawFacts(app, member);
    return { context, card: context.cards.find((card) => card.id === body.cardId) ?? null };
  };
  const early = await readRequest();
  const earlyRefusal = beforePassword(early.context.facts, { card: early.card, amount });
  if (earlyRefusal) return earlyRefusal;
  await checkPaymentPassword(app, await readMember(app.db, member), body.paymentPassword);
  const { context, card } = await readRequest();
  const request = { card, amount };
  const refusal = beforePassword(context.facts, request) ?? afterPassword(context.facts, request);
  if (refusal || !card) return refusal ?? refuse('card_unknown');
  // Who is on the deny list is told nothing: his order waits, and a person looks at it.
  await noteDenials(app, app.db, { member, ...(call && { request: call }) }, 'withdrawal');
  const code = await commitOrder(app, { member, id, input, amount, card, context });
  if (code === null) return null;
  // The commit refused by facts that changed meanwhile, so the same checks give their figures.
  const late = await readRequest();
  const { facts } = late.context;
  const lateRequest = { card: late.card, amount };
  const lateRefusal = beforePassword(facts, lateRequest) ?? afterPassword(facts, lateRequest);
  return lateRefusal ?? (code === 'withdraw_open' ? refuse('withdraw_open') : null);
}

const inputOf = ({ cardId, amount }: WithdrawalRequest) =>
  createHash('sha256').update(`${cardId}\n${amount}`).digest();

async function findSameRequest(app: App, member: MemberId, id: string, input: Buffer) {
  const order = await findWithdrawal(app.db, member, id);
  if (order && !order.input.equals(input)) throw refuse('idempotency_mismatch');
  return order;
}

interface CheckedRequest {
  member: MemberId;
  id: string;
  input: Buffer;
  amount: Money;
  card: WithdrawalContext['cards'][number];
  context: WithdrawalContext;
}

/** Places the hold and inserts the scored order in one commit; answers a refusal's code. */
async function commitOrder(app: App, { member, id, input, amount, card, context }: CheckedRequest) {
  const { facts, dayStart } = context;
  const method = card.method;
  if (!method) throw new Error(`nothing pays out to the card ${card.id}`);
  const fee = feeOf(method, amount, facts.day.freeLeft);
  const scored = await readScoreFacts(app, { member, card: card.id, amount, facts });
  if (!scored) throw new Error(`there is no card ${card.id}`);
  const { score, marks } = scoreOf(scored);
  const needs = needsOf(score, amount, Money.of(app.site.settings['withdraw.autoMax']));
  const state = needs === 'auto' ? 'Approved' : 'Review';
  const reference = await nextReference(app, app.db, 'W');
  const order = newWithdrawalRows.entry({
    member,
    id,
    reference,
    input: input.toString('hex'),
    card: card.id,
    state,
    score,
    marks: [...marks],
    needs,
    method: method.code,
    bankCode: card.bankCode,
    last4: card.last4,
    amount: String(amount),
    fee: String(fee),
    countMost: facts.day.countMost,
    sumMost: String(facts.day.sumMost),
    dayStart: dayStart.toISOString(),
    expectedAt: expectedAt(app, { method, amount, state, now: facts.now }).toISOString(),
  });
  const events = app.queue.rowsOf('withdrawal.moved', {
    memberId: member,
    id,
    state,
    at: facts.now.toISOString(),
  });
  const answer = await placeHold(app, {
    member,
    id,
    amount,
    fee,
    subledger: [...(context.excluded ? [] : [turnoverMet(member)]), order, ...eventEntries(events)],
  });
  return answer.code;
}

interface Expected {
  method: PayoutMethod;
  amount: Money;
  state: 'Approved' | 'Review';
  now: Date;
}

/** Time at which the money is there at the latest; what is reviewed, a person looks at first. */
function expectedAt({ site }: App, { method, amount, state, now }: Expected): Date {
  const { 'withdraw.partsMost': partsMost, 'withdraw.bankHolidays': holidays } = site.settings;
  const parts = payoutParts(amount, { kind: method.code, least: method.least, partsMost });
  const sent = state === 'Review' ? plusSeconds(now, CHECK_SECONDS) : now;
  return arrivalOf(parts, sent, holidays);
}
