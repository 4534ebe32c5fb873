import type { MemberId, Money } from '@palaro/kernel';

/** A round that ended, with its totals; told again when a later message changes them. */
export interface RoundSettled {
  memberId: MemberId;
  book: number;
  realm: 'R' | 'T';
  vendor: string;
  game: string;
  /** The vendor's own text for the round. */
  round: string;
  /** `voided`: every bet was rolled back and nothing was won. */
  state: 'closed' | 'voided';
  bets: Money;
  wins: Money;
  refunds: Money;
  /** What of the stakes counts for turnover. */
  validBet: Money;
  openedAt: Date;
  closedAt: Date;
}

/** A game session that the site ended: its vendor may be told. */
interface GameSessionEnded {
  /** As the vendor knows the member: a free-play wallet under its own name. */
  memberId: string;
  vendor: string;
  game: string;
}

/** A play limit was set, by the member or by an operator. */
interface PlayLimitSet {
  memberId: MemberId;
  kind: 'stake' | 'wager' | 'loss';
  period: 'bet' | 'day' | 'week' | 'month';
  amount: Money;
  at: Date;
}

/** Somebody looks at a balance that a vendor keeps and was not asked for lately. */
interface VendorBalanceStale {
  memberId: MemberId;
  vendor: string;
}

declare module '@palaro/server' {
  interface Events {
    'vendor-balance.stale': VendorBalanceStale;
    'play-limit.set': PlayLimitSet;
    'round.settled': RoundSettled;
    'game-session.ended': GameSessionEnded;
  }
}
