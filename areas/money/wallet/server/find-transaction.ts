import { memberOfWire, type Money, type VendorQuestion } from '@palaro/kernel';
import { digest } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { messageKey } from './command-items.ts';
import { readTransaction, type TransactionRow } from './transactions.repository.ts';

/** What became of a message. `unseen` is no proof that it will not come: it may be on its way. */
export type FoundTransaction =
  | { state: 'posted' | 'reversed'; transactionId: string; amount: Money; at: Date }
  | { state: 'tombstone' | 'unseen' | 'noted' };

/** Looks up a message by its reference (docs/domain/wallet-protocol.md §3). Moves no money. */
export async function findTransaction(
  app: App,
  of: Omit<VendorQuestion, 'kind'>,
): Promise<FoundTransaction> {
  const { vendor, command } = of;
  const scope = { vendor, ...(command ? { idScope: 'command' as const } : {}) };
  const key = digest(messageKey(scope, of.transaction, command));
  const member = memberOfWire(of.member);
  const row = member === null ? undefined : await readTransaction(app.db, member, key);
  return row ? foundIn(row) : { state: 'unseen' };
}

/** Turns the row of a message's key into the answer for its vendor. */
export function foundIn(row: TransactionRow): FoundTransaction {
  const { outcome, transfer_id: transactionId, amount, at, reversed } = row;
  if (outcome === 2) return { state: 'tombstone' };
  if (transactionId === null || at === null) return { state: 'noted' };
  const state = reversed ? 'reversed' : 'posted';
  return { state, transactionId, amount: BigInt(amount ?? 0), at };
}
