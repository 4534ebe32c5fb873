import type { Money } from '@palaro/kernel';
import {
  cash,
  held,
  house,
  type Leg,
  type LedgerAnswer,
  type SubledgerEntry,
  type PostItem,
} from '@palaro/ledger';
import type { App } from '@palaro/server';
import { commitItem } from '@palaro/wallet/server';

/** An order's money and what is written in the commit that moves it. */
interface Move {
  member: string;
  id: string;
  amount: Money;
  fee: Money;
  subledger: SubledgerEntry[];
  actor?: string;
}

type Posted = Pick<PostItem, 'kind' | 'legs' | 'holds' | 'resolves'> & { key: string };

/** Commits one step (docs/domain/ledger.md §3). Rejects only where the outcome is unknown. */
function commit(app: App, move: Move, { key, ...posted }: Posted): Promise<LedgerAnswer> {
  const { member, id, amount, fee, subledger, actor } = move;
  return commitItem(app, {
    ...posted,
    member,
    key: `withdraw/${id}/${key}`,
    input: `${amount} ${fee}`,
    cause: { kind: 'withdrawal', id },
    ...(actor === undefined ? {} : { actor }),
    subledger,
  });
}

/** Cash → held, with the fee. */
export const holdMoney = (app: App, move: Move) =>
  commit(app, move, {
    key: 'hold',
    kind: 'withdraw',
    legs: [{ from: cash, to: held, amount: move.amount + move.fee }],
    holds: { expiresAt: null },
  });

/** Held → cash: nothing was paid and nothing will be. */
export const giveBack = (app: App, move: Move) =>
  commit(app, move, {
    key: 'void',
    kind: 'withdrawVoid',
    legs: [{ from: held, to: cash, amount: move.amount + move.fee }],
    resolves: { key: `withdraw/${move.id}/hold`, as: 'V' },
  });

/** Who paid how much: a provider, or an account of ours by hand. */
export type Payer = { provider: string; amount: Money } | { account: string; amount: Money };

const payerAccount = (payer: Payer) =>
  'provider' in payer ? house('PAY_OUT', payer.provider) : house('BANK', '', payer.account);

/** Held → who paid it, and the fee. */
export const completePayout = (app: App, move: Move, payers: readonly Payer[]) =>
  commit(app, move, {
    key: 'paid',
    kind: 'withdrawPaid',
    legs: [
      ...payers.map((payer): Leg => ({
        from: held,
        to: payerAccount(payer),
        amount: payer.amount,
      })),
      { from: held, to: house('PAY_FEE'), amount: move.fee },
    ],
    resolves: { key: `withdraw/${move.id}/hold`, as: 'C' },
  });

/**
 * Provider → cash: the bank sent a paid part back. Its fee is not returned
 * (docs/domain/ledger.md §3).
 */
export const takeReturned = (app: App, move: Move, part: number, provider: string) =>
  commit(app, move, {
    key: part === 1 ? 'returned' : `returned/${part}`,
    kind: 'withdrawReturned',
    legs: [{ from: house('PAY_OUT', provider), to: cash, amount: move.amount }],
  });
