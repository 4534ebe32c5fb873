import { createHash } from 'node:crypto';
import { readMember } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { hasPlayMoney, Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Member, type Refusal } from '@palaro/server';
import { checkPaymentPassword } from '@palaro/step-up/server';
import { turnoverMet } from '@palaro/turnover/server';
import { toldWith } from '@palaro/wallet/server';
import type { withdrawalsApi } from '../../withdrawals.api.ts';
import { nextReference, orderId } from '../order-names.ts';
import { holdMoney } from './move-withdrawal.ts';
import { feeOf } from './payout-fees.ts';
import { readScoreFacts } from './score-facts.ts';
import { needsOf, scoreOf } from './score-withdrawal.ts';
import { afterPassword, beforePassword } from './withdraw-checks.ts';
import { readWithdrawFacts, type Known } from './withdraw-facts.ts';
import { newWithdrawalRows } from './withdrawal-rows.ts';
import './withdrawals.events.ts';
import { findWithdrawal, type WithdrawalRecord } from './withdrawals.repository.ts';

type Asked = Body<(typeof withdrawalsApi)['withdraw']>;

/** When it should be there: InstaPay takes minutes; a person looks within a day. */
const EXPECTED_SECONDS = { Approved: 1_800, Review: 86_400 } as const;

/**
 * Asks for a payout (docs/domain/payments.md §4). The id comes from the request's key, so a repeat
 * finds the same order, and another input under the key is refused. The checks come in the page's
 * order; money, order and turnover are judged and written in one commit, and the decision with it.
 */
export async function requestWithdrawal(
  app: App,
  member: Member,
  body: Asked,
  key: string | undefined,
): Promise<WithdrawalRecord> {
  if (hasPlayMoney(member.type)) throw refuse('account.trial');
  const id = orderId(app, 'withdrawal', member.id, key);
  const input = inputOf(body);
  const same = () => findSame(app, member.id, id, input);
  const repeated = await same();
  if (repeated) return repeated;
  const refusal = await attempt(app, member.id, { id, input, body });
  // The order of another request under this key may be what stands in this one's way.
  const made = await same();
  if (made) return made;
  throw refusal ?? refuse('try_again');
}

interface Attempt {
  id: string;
  input: Buffer;
  body: Asked;
}

/** Judges and, where nothing is against it, makes the order; answers why not. */
async function attempt(
  app: App,
  member: MemberId,
  { id, input, body }: Attempt,
): Promise<Refusal | null> {
  const amount = Money.of(body.amount);
  const asked = async () => {
    const known = await readWithdrawFacts(app, member);
    return { known, card: known.cards.find((card) => card.id === body.cardId) ?? null };
  };
  const before = await asked();
  const early = beforePassword(before.known.facts, { card: before.card, amount });
  if (early) return early;
  await checkPaymentPassword(app, await readMember(app.db, member), body.paymentPassword);
  const { known, card } = await asked();
  const about = { card, amount };
  const refusal = beforePassword(known.facts, about) ?? afterPassword(known.facts, about);
  if (refusal || !card) return refusal ?? refuse('card_unknown');
  const code = await hold(app, { member, id, input, amount, card, known });
  if (code === null) return null;
  // What the commit saw has come meanwhile, so the same checks say it with its figures.
  const now = await asked();
  const late = { card: now.card, amount };
  const why = beforePassword(now.known.facts, late) ?? afterPassword(now.known.facts, late);
  return why ?? (code === 'withdraw_open' ? refuse('withdraw_open') : null);
}

const inputOf = ({ cardId, amount }: Asked) =>
  createHash('sha256').update(`${cardId}\n${amount}`).digest();

async function findSame(app: App, member: MemberId, id: string, input: Buffer) {
  const known = await findWithdrawal(app.db, member, id);
  if (known && !known.input.equals(input)) throw refuse('idempotency_mismatch');
  return known;
}

interface Wanted {
  member: MemberId;
  id: string;
  input: Buffer;
  amount: Money;
  card: Known['cards'][number];
  known: Known;
}

/** Holds the money and makes the decided order in one commit; answers the code of a refusal. */
async function hold(app: App, { member, id, input, amount, card, known }: Wanted) {
  const { facts, dayStart } = known;
  const method = card.method;
  if (!method) throw new Error(`nothing pays out to the card ${card.id}`);
  const fee = feeOf(method, amount, facts.day.freeLeft);
  const { score, marks } = scoreOf(
    await readScoreFacts(app, { member, card: card.id, amount, facts }),
  );
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
    marks,
    needs,
    method: method.code,
    bankCode: card.bankCode,
    last4: card.last4,
    amount: String(amount),
    fee: String(fee),
    countMost: facts.day.countMost,
    sumMost: String(facts.day.sumMost),
    dayStart: dayStart.toISOString(),
    expectedAt: plusSeconds(facts.now, EXPECTED_SECONDS[state]).toISOString(),
  });
  const told = app.queue.rowsOf('withdrawal.moved', {
    memberId: member,
    id,
    state,
    at: facts.now.toISOString(),
  });
  const answer = await holdMoney(app, {
    member,
    id,
    amount,
    fee,
    subledger: [turnoverMet(member), order, ...toldWith(told)],
  });
  return answer.code;
}
