import type { MemberId } from '@palaro/kernel';

/** A deposit came to an end that its member is told of. */
interface DepositEnded {
  memberId: MemberId;
  id: string;
  /** `late`: paid after the order had ended in another way. */
  as: 'paid' | 'late' | 'rejected' | 'returned' | 'reversed';
  reference: string;
  /** A decimal: what was added, else what came. */
  amount: string;
  at: string;
}

/** The bank took a paid deposit back. */
interface DepositReversed {
  memberId: MemberId;
  reference: string;
}

declare module '@palaro/server' {
  interface Events {
    'deposit.ended': DepositEnded;
    'deposit.reversed': DepositReversed;
  }
}
