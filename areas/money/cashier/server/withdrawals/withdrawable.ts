import { hasPlayMoney, inLanguage, Money, type Language } from '@palaro/kernel';
import type { App, Member } from '@palaro/server';
import { en } from '../../cashier.en.ts';
import { ty } from '../../cashier.ty.ts';
import type { Withdrawable } from '../../withdrawals.api.ts';
import { wayTo } from './payout-way.ts';
import { barsOf, withdrawableTo } from './withdraw-checks.ts';
import { readWithdrawFacts, type WithdrawalContext } from './withdraw-facts.ts';

/** Names of the causes that open a requirement. */
const CAUSE_TEXTS = {
  deposit: 'turnover_deposit',
  award: 'turnover_award',
  transfer: 'turnover_transfer',
} as const satisfies Record<string, keyof typeof en>;

const isCause = (kind: string): kind is keyof typeof CAUSE_TEXTS => kind in CAUSE_TEXTS;

/**
 * Card that the answer is about: the requested one, else the main one of those that may be used.
 */
function cardOf({ cards, facts }: WithdrawalContext, requested: string | undefined) {
  if (requested !== undefined) return cards.find(({ id }) => id === requested) ?? null;
  const usable = cards.find(
    ({ state, usableFrom }) => state === 'active' && usableFrom <= facts.now,
  );
  return usable ?? cards[0] ?? null;
}

/**
 * Reads how much may leave to a card now, and what stops the rest, by the same checks as the
 * request: it never refuses what this shows (docs/domain/payments.md §4).
 */
export async function readWithdrawable(
  app: App,
  member: Member,
  card: string | undefined,
  language: Language,
): Promise<Withdrawable> {
  const context = await readWithdrawFacts(app, member.id);
  const { requirements } = context;
  // Play money stays here (docs/domain/payments.md §2).
  const facts = { ...context.facts, on: context.facts.on && !hasPlayMoney(member.type) };
  const to = cardOf(context, card);
  const left = facts.day.sumMost - facts.day.sum;
  const texts = inLanguage({ EN: en, TY: ty }, language);
  return {
    card: to?.id ?? null,
    amount: Money.text(withdrawableTo(facts, to)),
    balance: Money.text(context.balance),
    held: Money.text(context.held),
    min: to?.method ? Money.text(to.method.least) : null,
    max: to?.method ? Money.text(to.method.most) : null,
    fee: feeOf(context, to),
    countLeft: Math.max(0, facts.day.countMost - facts.day.count),
    sumLeft: Money.text(left > 0n ? left : 0n),
    openOrder: context.openOrder,
    bars: barsOf(facts, to).map(({ amount, until, ...bar }) => ({
      ...bar,
      amount: amount === null ? null : Money.text(amount),
      until: until?.toISOString() ?? null,
    })),
    way: wayTo(facts, context.way, context.cards),
    turnover: {
      missing: Money.text(requirements.missing),
      items: requirements.items.map(({ id, causeKind, causeId, required, done, openedAt }) => ({
        id,
        cause: causeKind,
        causeId,
        required: Money.text(required),
        done: Money.text(done),
        causeText: texts[isCause(causeKind) ? CAUSE_TEXTS[causeKind] : 'turnover_other'],
        openedAt: openedAt.toISOString(),
      })),
    },
  };
}

function feeOf({ facts }: WithdrawalContext, to: WithdrawalContext['cards'][number] | null) {
  const method = to?.method;
  const bears = method?.feePayer === 'member';
  return {
    freeLeft: facts.day.freeLeft,
    fixed: Money.text(bears ? method.feeFixed : 0n),
    rate: bears ? method.feeRate : 0,
  };
}
