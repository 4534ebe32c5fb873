import type { MemberId } from '@palaro/kernel';

/** A round that had stayed open, or whose totals differed, agrees now that its vendor was asked. */
interface RoundRepaired {
  memberId: MemberId;
  vendor: string;
  round: string;
}

declare module '@palaro/server' {
  interface Events {
    'round.repaired': RoundRepaired;
  }
}
