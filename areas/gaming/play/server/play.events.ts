import type { MemberId } from '@palaro/kernel';

/** The system ended a round: its member had left it open for a day, or it is void. */
interface RoundLeft {
  memberId: MemberId;
  vendor: string;
  gameId: string;
  round: string;
  /** `returned`: the stake went back, because no step was taken; `void`: everybody's stake did. */
  as: 'cashed_out' | 'returned' | 'void';
  /** A decimal: what came back to the balance. */
  amount: string;
}

/** One member lost unusually much to another at the tables of members, within a day. */
interface ChipsMoved {
  payerId: MemberId;
  payeeId: MemberId;
  gameId: string;
  /** Hands in which either paid the other. */
  hands: number;
  /** A decimal: what the payer lost more than he won. */
  amount: string;
  /** ISO 8601. */
  at: string;
}

declare module '@palaro/server' {
  interface Events {
    'round.left': RoundLeft;
    'chips.moved': ChipsMoved;
  }
}
