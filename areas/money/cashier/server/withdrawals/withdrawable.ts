import { hasPlayMoney, inLanguage, Money, type Language } from '@palaro/kernel';
import type { App, Member } from '@palaro/server';
import { en } from '../../cashier.en.ts';
import { ty } from '../../cashier.ty.ts';
import type { Withdrawable } from '../../withdrawals.api.ts';
import { barsOf, withdrawableTo } from './withdraw-checks.ts';
import { readWithdrawFacts, type Known } from './withdraw-facts.ts';

/** The names of what opens a requirement. */
const CAUSE_TEXTS = {
  deposit: 'turnover_deposit',
  award: 'turnover_award',
  transfer: 'turnover_transfer',
} as const satisfies Record<string, keyof typeof en>;

const isCause = (kind: string): kind is keyof typeof CAUSE_TEXTS => kind in CAUSE_TEXTS;

/** The card that is meant: the one asked for, else the main one of those that may be used. */
function chosen({ cards, facts }: Known, asked: string | undefined) {
  if (asked !== undefined) return cards.find(({ id }) => id === asked) ?? null;
  const usable = cards.find(
    ({ state, usableFrom }) => state === 'active' && usableFrom <= facts.now,
  );
  return usable ?? cards[0] ?? null;
}

/**
 * How much may leave to a card now, and what stops the rest, from the same checks as the request:
 * it never refuses what this shows (docs/domain/payments.md §4).
 */
export async function readWithdrawable(
  app: App,
  member: Member,
  card: string | undefined,
  language: Language,
): Promise<Withdrawable> {
  const known = await readWithdrawFacts(app, member.id);
  const { requirements } = known;
  // Play money stays here (docs/domain/payments.md §2).
  const facts = { ...known.facts, on: known.facts.on && !hasPlayMoney(member.type) };
  const to = chosen(known, card);
  const left = facts.day.sumMost - facts.day.sum;
  const texts = inLanguage({ EN: en, TY: ty }, language);
  return {
    card: to?.id ?? null,
    amount: Money.text(withdrawableTo(facts, to)),
    balance: Money.text(known.balance),
    held: Money.text(known.held),
    min: to?.method ? Money.text(to.method.least) : null,
    max: to?.method ? Money.text(to.method.most) : null,
    fee: feeShown(known, to),
    countLeft: Math.max(0, facts.day.countMost - facts.day.count),
    sumLeft: Money.text(left > 0n ? left : 0n),
    openOrder: known.openOrder,
    bars: barsOf(facts, to).map(({ bar, amount, until }) => ({
      bar,
      amount: amount === null ? null : Money.text(amount),
      until: until?.toISOString() ?? null,
    })),
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

function feeShown({ facts }: Known, to: Known['cards'][number] | null) {
  const method = to?.method;
  const bears = method?.feePayer === 'member';
  return {
    freeLeft: facts.day.freeLeft,
    fixed: Money.text(bears ? method.feeFixed : 0n),
    rate: bears ? method.feeRate : 0,
  };
}
