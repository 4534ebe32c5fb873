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

/** Money of an order, and the rows that are written in the commit that moves it. */
interface OrderMoney {
  member: string;
  id: string;
  amount: Money;
  fee: Money;
  subledger: SubledgerEntry[];
  actor?: string;
}

type HoldPosting = Pick<PostItem, 'kind' | 'legs' | 'holds' | 'resolves'> & { key: string };

/** Commits one posting (docs/domain/ledger.md §3). Rejects only where the outcome is unknown. */
function commit(
  app: App,
  money: OrderMoney,
  { key, ...posting }: HoldPosting,
): Promise<LedgerAnswer> {
  const { member, id, amount, fee, subledger, actor } = money;
  return commitItem(app, {
    ...posting,
    member,
    key: `withdraw/${id}/${key}`,
    input: `${amount} ${fee}`,
    cause: { kind: 'withdrawal', id },
    ...(actor === undefined ? {} : { actor }),
    subledger,
  });
}

/** Places the hold, with the fee: cash → held. */
export const placeHold = (app: App, money: OrderMoney) =>
  commit(app, money, {
    key: 'hold',
    kind: 'withdraw',
    legs: [{ from: cash, to: held, amount: money.amount + money.fee }],
    holds: { expiresAt: null },
  });

/** Releases the hold: held → cash. Nothing was paid and nothing will be. */
export const releaseHold = (app: App, money: OrderMoney) =>
  commit(app, money, {
    key: 'void',
    kind: 'withdrawVoid',
    legs: [{ from: held, to: cash, amount: money.amount + money.fee }],
    resolves: { key: `withdraw/${money.id}/hold`, as: 'V' },
  });

/** Payer of a part: a provider, or an account of ours by hand. */
export type Payer = { provider: string; amount: Money } | { account: string; amount: Money };

const payerAccount = (payer: Payer) =>
  'provider' in payer ? house('PAY_OUT', payer.provider) : house('BANK', '', payer.account);

/** Captures the hold for its payers and the fee: held → PAY_OUT or BANK, and PAY_FEE. */
export const captureHold = (app: App, money: OrderMoney, payers: readonly Payer[]) =>
  commit(app, money, {
    key: 'paid',
    kind: 'withdrawPaid',
    legs: [
      ...payers.map((payer): Leg => ({
        from: held,
        to: payerAccount(payer),
        amount: payer.amount,
      })),
      { from: held, to: house('PAY_FEE'), amount: money.fee },
    ],
    resolves: { key: `withdraw/${money.id}/hold`, as: 'C' },
  });

/**
 * Credits a part that the bank returned: PAY_OUT → cash. Its fee stays with the house
 * (docs/domain/ledger.md §3).
 */
export const creditReturnedPayout = (app: App, money: OrderMoney, part: number, provider: string) =>
  commit(app, money, {
    key: part === 1 ? 'returned' : `returned/${part}`,
    kind: 'withdrawReturned',
    legs: [{ from: house('PAY_OUT', provider), to: cash, amount: money.amount }],
  });
