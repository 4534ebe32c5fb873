import type { Money } from '@palaro/kernel';
import { houseName, type AccountRef, type MemberAccountKind } from './accounts.ts';
import type { Leg, MemberBalances } from './items.ts';
import type { AccountRow, PostingRow } from './state.ts';

/** A member's accounts while one item is tried. If the item is refused, the draft is dropped. */
export interface Draft {
  accounts: Map<string, AccountRow>;
  postings: PostingRow[];
}

/** A leg between account ids. A house account's id begins with a minus. */
export interface Move {
  from: string;
  to: string;
  amount: Money;
  /** What cash cannot cover becomes debt. */
  clawback?: boolean;
}

export const draftOf = (accounts: ReadonlyMap<string, AccountRow>): Draft => ({
  accounts: new Map(accounts),
  postings: [],
});

/** Refuses one item. `decide` catches it and turns it into the item's answer. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Applies the legs in their order. Each leg must be affordable before the next one counts. */
export function applyLegs(
  draft: Draft,
  legs: readonly Leg[],
  book: number,
  houses: ReadonlyMap<string, string>,
): void {
  const idOf = (ref: AccountRef): string => {
    if (ref.of === 'member') return accountOf(draft, book, ref.kind, ref.vendor).id;
    const id = houses.get(houseName(book, ref));
    if (id === undefined)
      throw new Error(`the house account was not loaded: ${houseName(book, ref)}`);
    return id;
  };
  for (const { from, to, amount, clawback } of legs) {
    applyMove(draft, { from: idOf(from), to: idOf(to), amount, clawback });
  }
}

/** Finds a member's account; refuses the item where there is none. */
export function accountOf(draft: Draft, book: number, kind: MemberAccountKind, vendor = '') {
  for (const row of draft.accounts.values()) {
    if (row.kind === kind && row.vendor === vendor && row.book === book) return row;
  }
  throw new Refused('account_unknown');
}

interface Part {
  from: string;
  to: string;
  most: Money;
}

/**
 * Splits a move into parts, each taking what it can of the amount. If the move claws back, what
 * cash lacks becomes debt. Money into cash repays a debt first (docs/domain/ledger.md §2, DEBT).
 */
function partsOf(draft: Draft, { from, to, amount, clawback }: Move): Part[] {
  const source = draft.accounts.get(from);
  if (source && source.kind !== 'DEBT' && source.balance < amount) {
    if (!clawback || source.kind !== 'CASH') throw new Refused('insufficient');
    const owed = accountOf(draft, source.book, 'DEBT');
    return [
      { from, to, most: source.balance },
      { from: owed.id, to, most: amount },
    ];
  }
  const target = draft.accounts.get(to);
  if (target?.kind !== 'CASH') return [{ from, to, most: amount }];
  const owed = accountOf(draft, target.book, 'DEBT');
  return [
    { from, to: owed.id, most: -owed.balance },
    { from, to, most: amount },
  ];
}

export const least = (a: Money, b: Money) => (a < b ? a : b);

/** Applies one move; throws `Refused` with `insufficient` or `account_unknown`. */
export function applyMove(draft: Draft, move: Move): void {
  if (move.amount < 0n) throw new Error('an amount is below zero');
  let left = move.amount;
  for (const { from, to, most } of partsOf(draft, move)) {
    const amount = least(left, most);
    if (amount > 0n) addPosting(draft, from, to, amount);
    left -= amount;
  }
}

function addPosting(draft: Draft, from: string, to: string, amount: Money): void {
  const fromAfter = change(draft, from, -amount);
  const toAfter = change(draft, to, amount);
  draft.postings.push({ leg: draft.postings.length, from, to, amount, fromAfter, toAfter });
}

function change(draft: Draft, id: string, by: Money): Money | null {
  const row = draft.accounts.get(id);
  if (!row) return null;
  draft.accounts.set(id, { ...row, balance: row.balance + by, version: row.version + 1n });
  return row.balance + by;
}

/** Sums the balances of one book by kind. */
export function balancesOf(
  accounts: ReadonlyMap<string, AccountRow>,
  book: number,
): MemberBalances {
  const sum = { CASH: 0n, HOLD: 0n, BONUS: 0n, DEBT: 0n, VENDOR: 0n };
  let version = 0n;
  for (const row of accounts.values()) {
    if (row.book !== book) continue;
    sum[row.kind] += row.balance;
    version += row.version;
  }
  return {
    cash: sum.CASH,
    held: sum.HOLD,
    bonus: sum.BONUS,
    debt: sum.DEBT,
    vendors: sum.VENDOR,
    version,
  };
}
