import type { Money } from '@palaro/kernel';
import { defineFold, defineFoldTable, type PostedTransfer } from '@palaro/server';

const statementDays = defineFoldTable('statement_day', {
  member_id: 'key bigint',
  day: 'key date',
  kind: 'key text',
  vendor: 'key text',
  transfers: 'add',
  paid_in: 'add',
  paid_out: 'add',
  first_id: 'least',
  last_id: 'most',
});

/**
 * The account record's sums: a member's transfers by day, kind and vendor, with what the main
 * wallet got and gave, and the first and last id of the day's transfers.
 */
export const foldStatementDays = defineFold({
  name: 'statement_day',
  tables: [statementDays],
  reads: ['transfers'],
  comparable: true,
  fold: ({ transfers }) => [
    statementDays.put(
      transfers.map((transfer) => ({
        member_id: transfer.memberId,
        day: transfer.day,
        kind: transfer.kind,
        vendor: vendorOf(transfer),
        transfers: 1n,
        paid_in: movedBy(transfer, 'to'),
        paid_out: movedBy(transfer, 'from'),
        first_id: transfer.transferId,
        last_id: transfer.transferId,
      })),
    ),
  ],
});

const moneyDays = defineFoldTable('money_day', {
  member_id: 'key bigint',
  day: 'key date',
  kind: 'key text',
  vendor: 'key text',
  gained: 'add',
  spent: 'add',
});

/** Sums that members got from the site and gave it; moves between their own wallets are neither. */
export const foldMoneyDays = defineFold({
  name: 'money_day',
  tables: [moneyDays],
  reads: ['transfers'],
  comparable: true,
  fold: ({ transfers }) => [
    moneyDays.put(
      transfers
        .map((transfer) => ({
          member_id: transfer.memberId,
          day: transfer.day,
          kind: transfer.kind,
          vendor: vendorOf(transfer),
          gained: houseMoved(transfer, 'from'),
          spent: houseMoved(transfer, 'to'),
        }))
        .filter(({ gained, spent }) => gained > 0n || spent > 0n),
    ),
  ],
});

/** Sums that the house's accounts gave or got. */
const houseMoved = ({ legs }: PostedTransfer, side: 'from' | 'to'): Money =>
  legs.reduce((sum, leg) => (leg[side] < 0 ? sum + leg.amount : sum), 0n);

/**
 * A transfer's vendor, empty where none. `VENDOR` and `MAIN_IN` of statement.repository.ts must say
 * the same for transfers that are not folded yet.
 */
function vendorOf({ legs, kind, causeKind, actor, carriedBy }: PostedTransfer): string {
  const house = legs.find((leg) => leg.house?.vendor)?.house?.vendor;
  if (house !== undefined) return house;
  if (kind.startsWith('transfer')) return carriedBy ?? '';
  // Of what operators undo only a buy-in's return has no account of the house.
  return causeKind === 'round' && !actor.startsWith('operator/') ? actor : '';
}

/** What the main wallet got or gave; it is account number 1 of the book. */
const movedBy = ({ legs, book }: PostedTransfer, side: 'from' | 'to'): Money =>
  legs.reduce((sum, leg) => (leg[side] === book * 100 + 1 ? sum + leg.amount : sum), 0n);
