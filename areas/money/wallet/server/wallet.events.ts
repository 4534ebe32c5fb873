import type { MemberId } from '@palaro/kernel';

/** The site ended a game session. Listeners may tell the vendor. */
export interface GameSessionEnded {
  /** The vendor's name for the member; a free-play wallet has a separate name. */
  memberId: string;
  vendor: string;
  game: string;
}

/** A limit of play or of deposits was set, by the member or by an operator. */
interface PlayLimitSet {
  memberId: MemberId;
  kind: 'stake' | 'wager' | 'loss' | 'deposit';
  period: 'bet' | 'day' | 'week' | 'month';
  /** A decimal. */
  amount: string;
  /** ISO 8601. */
  at: string;
}

/** Somebody looks at the balance of a vendor that was not asked lately. */
interface VendorBalanceStale {
  memberId: MemberId;
  vendor: string;
}

/** A vendor paid more at once than its alarm allows. The money is booked. */
interface LargePayout {
  memberId: MemberId;
  vendor: string;
  /** Empty where the payout belongs to no game or round: a prize, a wallet's result. */
  game: string;
  round: string;
  transaction: string;
  /** Decimals: what was paid, and the vendor's `payoutAlarm`. */
  amount: string;
  most: string;
  /** ISO 8601. */
  at: string;
}

declare module '@palaro/server' {
  interface Events {
    'play-limit.set': PlayLimitSet;
    'game-session.ended': GameSessionEnded;
    'payout.large': LargePayout;
  }
  // Only a hint: nothing is lost if a node dies before it acts on it.
  interface NodeEvents {
    'vendor-balance.stale': VendorBalanceStale;
  }
}
