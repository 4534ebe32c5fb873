import type { MemberId } from '@palaro/kernel';

/** Two operators gave a member an award, which waits to be claimed. */
interface AwardIssued {
  memberId: MemberId;
  /** The award's name within the member. */
  cause: string;
  /** A decimal. */
  amount: string;
  /** ISO 8601: when it runs out. */
  expiresAt: string;
}

/** Awards that were still to be bet were taken back, because the member is excluded. */
interface AwardForfeited {
  memberId: MemberId;
  /** Names the taking within the member. */
  cause: string;
  /** A decimal. */
  amount: string;
}

declare module '@palaro/server' {
  interface Events {
    'award.issued': AwardIssued;
    'award.forfeited': AwardForfeited;
  }
}
