import type { MemberId } from '@palaro/kernel';
import type { WithdrawalState } from '../../order-states.ts';

/** A withdrawal went on; it was stored in the same commit. */
interface WithdrawalMoved {
  memberId: MemberId;
  id: string;
  state: WithdrawalState;
  at: string;
}

/** A withdrawal came to an end that its member is told of. */
interface WithdrawalEnded {
  memberId: MemberId;
  id: string;
  as: 'paid' | 'rejected' | 'returned';
  reference: string;
  /** `GCash ••••1234`. */
  card: string;
  /** A decimal. */
  amount: string;
  at: string;
}

declare module '@palaro/server' {
  interface Events {
    'withdrawal.moved': WithdrawalMoved;
    'withdrawal.ended': WithdrawalEnded;
  }
}
