import type { MemberId } from '@palaro/kernel';

/** A member's balance goes back to him, emitted in the commit of the order. */
interface ReturnOrdered {
  memberId: MemberId;
  id: string;
  /** ISO 8601: what he is told that it takes at most. */
  until: string;
}

/** A part of it was sent. */
interface ReturnSent {
  memberId: MemberId;
  id: string;
  no: number;
  /** `refund`: by the deposit's provider, to where it was paid from; `transfer`: from our bank. */
  as: 'refund' | 'transfer';
  /** A decimal. */
  amount: string;
  /** The deposit's, or our bank's. */
  reference: string;
}

declare module '@palaro/server' {
  interface Events {
    'return.ordered': ReturnOrdered;
    'return.sent': ReturnSent;
  }
}
