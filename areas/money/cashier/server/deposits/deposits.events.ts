import type { MemberId } from '@palaro/kernel';

/** End of a deposit that its member gets a message of. */
interface DepositEnded {
  memberId: MemberId;
  id: string;
  /** `late`: paid after the order had ended in another way. */
  as: 'paid' | 'late' | 'rejected' | 'returned' | 'reversed';
  reference: string;
  /** A decimal: the credited amount, else the received one. */
  amount: string;
  at: string;
}

/** Reversal of a paid deposit by the bank. */
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
