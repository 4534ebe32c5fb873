import type { MemberId } from '@palaro/kernel';
import type { DepositState } from '../../order-states.ts';

/** A deposit order went on; it was stored in the same commit. */
interface DepositMoved {
  memberId: MemberId;
  id: string;
  state: DepositState;
  at: string;
}

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

declare module '@palaro/server' {
  interface Events {
    'deposit.moved': DepositMoved;
    'deposit.ended': DepositEnded;
  }
}
