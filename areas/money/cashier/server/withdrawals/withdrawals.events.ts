import type { MemberId } from '@palaro/kernel';
import type { WithdrawalState } from '../../order-states.ts';

/** Transition of a withdrawal, emitted in its own commit. */
interface WithdrawalMoved {
  memberId: MemberId;
  id: string;
  state: WithdrawalState;
  at: string;
}

/** End of a withdrawal that its member gets a message of. */
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
