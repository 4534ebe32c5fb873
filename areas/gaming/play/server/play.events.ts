import type { MemberId } from '@palaro/kernel';

/** The system ended a round that its member had left open for a day. */
interface RoundLeft {
  memberId: MemberId;
  vendor: string;
  gameId: string;
  round: string;
  /** `returned`: the stake went back, because no step was taken. */
  as: 'cashed_out' | 'returned';
  /** A decimal: what came back to the balance. */
  amount: string;
}

declare module '@palaro/server' {
  interface Events {
    'round.left': RoundLeft;
  }
}
