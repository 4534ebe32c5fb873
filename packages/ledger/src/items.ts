import type { Money } from '@palaro/kernel';
import type { AccountRef, HouseRef } from './accounts.ts';
import type { OwnEntry } from './own.ts';
import type { RoundNote, RoundRow } from './rounds.ts';

/** One movement; amounts of 0 are left out of the transfer. */
export interface Leg {
  from: AccountRef;
  to: AccountRef;
  amount: Money;
  /** What cash cannot give becomes debt; without it the item is refused as `insufficient`. */
  clawback?: true;
}

interface ItemOfMember {
  /** Decimal text of the member's number. */
  member: string;
  book: number;
  /** Its id, once and for ever within the member: `{vendor}/{transaction}`, `award/{id}` … */
  key: string;
  /** Everything that must be the same when the key comes again. */
  input: string;
  kind: string;
  cause: { kind: string; id: string };
  actor?: string;
  at: Date;
  round?: RoundNote;
  /** Dropped unsent when it waited longer; only what may be refused for overload has it. */
  maxWaitMs?: number;
  /**
   * Refusals found before the commit. They count only if the key is new, since a repeated message
   * gets its first answer: `early` stands before the own rows' judges, `late` after them.
   */
  refuse?: { early?: string; late?: string };
  own?: OwnEntry[];
}

/**
 * A game's buy-in (wallet-protocol.md §3): held, moved by ticks against one house account, ended by
 * a leave, whose amount is what the member gets in any case. `of` is the buy-in's key. Where that
 * is no buy-in, or none that counts, a tick or a leave is its legs, as any other item.
 */
export type BuyInStep =
  | { as: 'open'; against: HouseRef; amount: Money }
  /** Signed; a loss takes at most what the hold has. */
  | { as: 'tick'; of: string; amount: Money; vendor: string }
  | { as: 'leave'; of: string; amount: Money };

/** Moves money, or notes the key where no leg moves any. */
export interface PostItem extends ItemOfMember {
  does: 'post';
  legs: Leg[];
  /** The legs into HOLD stay pending under this transfer. */
  holds?: { expiresAt: Date | null };
  /** Completes or voids, once, the hold that was made under that key. */
  resolves?: { key: string; as: 'C' | 'V' };
  buyIn?: BuyInStep;
}

/** Turns round what `target` moved; an unknown target gets a tombstone and will never count. */
export interface ReverseItem extends ItemOfMember {
  does: 'reverse';
  /** The target's key. */
  target: string;
  /** Inputs of a target that moves nothing and yet counts as a bet of the round. */
  emptyBets?: readonly string[];
}

export type LedgerItem = PostItem | ReverseItem;

/** A member's balances by kind, in one book. */
export interface MemberBalances {
  cash: Money;
  held: Money;
  bonus: Money;
  debt: Money;
  /** All vendor wallets together. */
  vendors: Money;
  /** Grows with each change of any of them: of two readings the one with more is the later. */
  version: bigint;
}

export interface LedgerAnswer {
  /** `repeated`: the key had been answered before and nothing moved now. */
  is: 'posted' | 'noted' | 'repeated' | 'refused';
  /**
   * Why it was refused: the code of a check or of a judge, or the ledger's own `insufficient`,
   * `key_reused`, `tombstoned`, `target_mismatch`, `hold_unknown`, `hold_resolved`,
   * `account_unknown`, `try_again` (nothing was committed; a tick whose buy-in has not come).
   */
  code: string | null;
  transferId: string | null;
  /** After the item; null where the member has no wallet or nothing was read. */
  balances: MemberBalances | null;
  /** The item's round after it, where the item changed it, and its state before. */
  round: { now: RoundRow; before: RoundRow['state'] | null } | null;
}
