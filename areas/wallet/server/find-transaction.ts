import { memberOfWire, type Money } from '@palaro/kernel';
import { digest } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { messageKey } from './command-items.ts';
import type { MoneyCommand } from './commands.ts';
import { readTransaction, type TransactionRow } from './transactions.repository.ts';

/** What became of a message. `unseen` is no proof: a delivery may be on its way. */
export type FoundTransaction =
  | { state: 'posted' | 'reversed'; transactionId: string; amount: Money; at: Date }
  | { state: 'tombstone' | 'unseen' | 'noted' };

/** The question by reference (wallet-protocol.md §3). It moves nothing. */
export async function findTransaction(
  app: App,
  of: {
    vendor: string;
    member: string;
    transaction: string;
    /** Of a vendor whose ids mean something together with their command (`idScope`). */
    command?: MoneyCommand['kind'];
  },
): Promise<FoundTransaction> {
  const { vendor, command } = of;
  const scope = { vendor, ...(command ? { idScope: 'command' as const } : {}) };
  const key = digest(messageKey(scope, of.transaction, command));
  const member = memberOfWire(of.member);
  const row = member === null ? undefined : await readTransaction(app.db, member, key);
  return row ? foundIn(row) : { state: 'unseen' };
}

/** What is kept under a message's key, as its vendor is told. */
export function foundIn(row: TransactionRow): FoundTransaction {
  const { outcome, transfer_id: transactionId, amount, at, reversed } = row;
  if (outcome === 2) return { state: 'tombstone' };
  if (transactionId === null || at === null) return { state: 'noted' };
  const state = reversed ? 'reversed' : 'posted';
  return { state, transactionId, amount: BigInt(amount ?? 0), at };
}
