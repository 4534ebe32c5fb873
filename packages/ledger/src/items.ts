import type { Money } from '@palaro/kernel';
import type { AccountRef, HouseRef } from './accounts.ts';
import type { SubledgerEntry } from './subledger.ts';
import type { RoundNote, RoundRow } from './rounds.ts';

/** One movement. Legs with amount 0 are left out of the transfer. */
export interface Leg {
  from: AccountRef;
  to: AccountRef;
  amount: Money;
  /** What cash cannot cover becomes debt. Without it the item is refused as `insufficient`. */
  clawback?: true;
}

interface ItemOfMember {
  /** The member's number as decimal text. */
  member: string;
  book: number;
  /** The item's id, unique for ever within the member: `{vendor}/{transaction}`, `award/{id}` … */
  key: string;
  /** What must be the same when the key comes again; otherwise the item is refused. */
  input: string;
  kind: string;
  cause: { kind: string; id: string };
  actor?: string;
  at: Date;
  round?: RoundNote;
  /**
   * The item is dropped unsent after this wait. Set it only where a refusal for overload is
   * allowed.
   */
  maxWaitMs?: number;
  /**
   * Refusals found before the commit. They count only for a new key, since a repeated message gets
   * its first answer. `early` comes before the judges of the item's rows, `late` after them.
   */
  refuse?: { early?: string; late?: string };
  /** Rows of areas that commit with the item. */
  subledger?: SubledgerEntry[];
}

/**
 * A game's buy-in (docs/domain/wallet-protocol.md §3). Its stake is held, ticks move money between
 * the hold and one house account, and a leave ends it. The member gets exactly the leave's amount.
 * `of` is the buy-in's key. If that key is no buy-in, or one that does not count, a tick or a leave
 * is posted by its legs like any other item. A game that tells what was `won` since the last step
 * is booked gross: the stakes and the wins each move, so that its round shows both; without it only
 * their difference moves.
 */
export type BuyInStep =
  | { as: 'open'; against: HouseRef; amount: Money }
  /** Signed. A loss takes no more than the hold has. */
  | { as: 'tick'; of: string; amount: Money; vendor: string; won?: Money | undefined }
  | { as: 'leave'; of: string; amount: Money; won?: Money | undefined };

/** Moves money. If no leg moves any, only the key is noted. */
export interface PostItem extends ItemOfMember {
  does: 'post';
  legs: Leg[];
  /** Money that goes into HOLD stays held under this transfer. */
  holds?: { expiresAt: Date | null };
  /** Completes or voids the hold that was made under that key; only once. */
  resolves?: { key: string; as: 'C' | 'V' };
  buyIn?: BuyInStep;
}

/**
 * Reverses what `target` moved. An unknown target gets a tombstone, so it is refused when it comes
 * later.
 */
export interface ReverseItem extends ItemOfMember {
  does: 'reverse';
  /** The target's key. */
  target: string;
  /**
   * A bet of 0 moves nothing but counts as a bet of its round. These are the inputs of such bets.
   */
  emptyBets?: readonly string[];
}

/**
 * Bars its key for good: an item with that key which comes later is refused as `tombstoned`. One
 * that came before stays as it is, and the answer is `repeated`. Nothing moves.
 */
export interface BarItem extends ItemOfMember {
  does: 'bar';
}

export type LedgerItem = PostItem | ReverseItem | BarItem;

/** A member's balances by kind, in one book. */
export interface MemberBalances {
  cash: Money;
  held: Money;
  bonus: Money;
  debt: Money;
  /** The sum of all vendor wallets. */
  vendors: Money;
  /** Grows with each change, so the reading with the higher version is the later one. */
  version: bigint;
}

export interface LedgerAnswer {
  /** `repeated`: the key was answered before, so nothing moved now. */
  is: 'posted' | 'noted' | 'repeated' | 'refused';
  /**
   * Why the item was refused: the code of a check or of a judge, or one of the ledger's codes
   * `insufficient`, `key_reused`, `tombstoned`, `target_mismatch`, `hold_unknown`, `hold_resolved`,
   * `account_unknown`, `try_again` (nothing was committed, or a tick came before its buy-in).
   */
  code: string | null;
  transferId: string | null;
  /** The balances after the item; null where the member has no wallet or nothing was read. */
  balances: MemberBalances | null;
  /** The round after the item, and its state before. Null where the item changed no round. */
  round: { now: RoundRow; before: RoundRow['state'] | null } | null;
}
