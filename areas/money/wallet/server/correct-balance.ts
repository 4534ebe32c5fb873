import { object, type PlainCode } from '@palaro/api';
import { Money } from '@palaro/kernel';
import { cash, house, type LedgerItem } from '@palaro/ledger';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  memberFact,
  moneyFact,
  NO_FACT,
  refuse,
  textFact,
  type AgreedChange,
  type App,
  type Operator,
} from '@palaro/server';
import { correction } from '../console.api.ts';
import type { AdjustReason } from '../wallet.api.ts';
import { balanceFacts } from './balance-facts.ts';
import { bookOf } from './books.ts';
import { ledgerOf } from './wallet.service.ts';

/** Above this amount a correction needs a third person (docs/domain/ledger.md §3). */
const THIRD_PERSON_ABOVE = Money.of('100000.0000');

interface Correction {
  member: string;
  amount: string;
  code: AdjustReason;
  ticket?: string;
}

/**
 * Corrects a member's cash by hand: nobody does it alone (docs/domain/ledger.md §3, four eyes). The
 * money moves after the last approval, under the change's id, which the ledger accepts once. A
 * correction that would take cash below zero moves nothing: the change ends as stale and names
 * `adjust.insufficient`.
 */
export const correctionChange = defineChangeKind({
  name: 'balance.correction',
  payload: object(correction),
  concerns: 'payment',
  approve: 'change.approve.money',
  approvers: ({ amount }) => approversOf(amount),
  subject: ({ member }) => `member:${member}`,
  // The balance is not part of it: a member's next bet would make every correction stale.
  before: async (app, _tx, { member, amount }) => {
    await requireCash(app, member);
    if (Money.of(amount) === 0n) throw refuse('adjust.zero');
    return {};
  },
  after: ({ amount, code, ticket }) => ({ amount, code, ...(ticket ? { ticket } : {}) }),
  async facts(app, _tx, { member, amount, ticket }) {
    const moved = Money.of(amount);
    const sides = [textFact(app.site.settings['site.name']), memberFact(member)] as const;
    const [from, to] = moved < 0n ? [sides[1], sides[0]] : sides;
    return {
      member: memberFact(member),
      amount: moneyFact(moved),
      from,
      to,
      ...(await balanceFacts(app, member, moved)),
      code: COMPARED,
      ticket: ticket === undefined ? NO_FACT : COMPARED,
      order: NO_FACT,
    };
  },
  // The ledger commits by itself, so the money moves in `applied`.
  apply: () => Promise.resolve(),
  applied: postCorrection,
});

interface Draft extends Correction {
  reason: string;
}

/** Asks for it. Refuses `not_found`, `account.trial`, `adjust.zero` and what asking refuses. */
export const askForCorrection = (app: App, operator: Operator, { reason, ...payload }: Draft) =>
  askForChange.of(app)(operator, correctionChange, { payload, reason });

/** How many besides the maker must agree to a correction. */
export function approversOf(amount: string): 1 | 2 {
  const moved = Money.of(amount);
  return moved > THIRD_PERSON_ABOVE || moved < -THIRD_PERSON_ABOVE ? 2 : 1;
}

/** The member's book, of real money. Refuses `not_found`, `account.trial`. */
export async function requireCash(app: App, member: string) {
  const book = await bookOf(app, member);
  if (!book) throw refuse('not_found');
  if (book.realm !== 'R') throw refuse('account.trial');
  return book;
}

/** The codes that operators see for the ledger's refusals. */
const REFUSALS = new Map<string, PlainCode>([
  ['insufficient', 'adjust.insufficient'],
  ['not_found', 'not_found'],
  ['try_again', 'try_again'],
]);

/** Posts an agreed correction under its change's id. Refuses what `correctionChange` says. */
export async function postCorrection(
  app: App,
  { id, payload, people }: Pick<AgreedChange<Correction>, 'id' | 'payload' | 'people'>,
): Promise<void> {
  const { member, code } = payload;
  const { book } = await requireCash(app, member);
  const amount = Money.of(payload.amount);
  const account = house('ADJUST', '', code);
  const item: LedgerItem = {
    does: 'post',
    member,
    book,
    key: `adjust/${id}`,
    input: `${amount} ${code}`,
    kind: 'manualAdjust',
    cause: { kind: 'adjust', id },
    // For vendors' movements the actor is the vendor's code. No vendor's code looks like this.
    actor: `operator/${people.at(-1)}`,
    at: app.clock.now(),
    legs: [
      amount > 0n
        ? { from: account, to: cash, amount }
        : { from: cash, to: account, amount: -amount as Money },
    ],
    subledger: [],
  };
  const [answer] = await ledgerOf(app).commit([item]);
  if (answer?.is === 'posted' || answer?.is === 'repeated') return;
  const refusal = REFUSALS.get(answer?.code ?? '');
  throw refusal ? refuse(refusal) : new Error(`a correction was refused: ${answer?.code}`);
}
