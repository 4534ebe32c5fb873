import type { MemberId } from '@palaro/kernel';

/** Two operators agreed that the rest of a requirement need not be bet. */
interface TurnoverWaived {
  memberId: MemberId;
  requirement: string;
  /** A decimal: what need not be bet any more. */
  missing: string;
  /** ISO 8601. */
  at: string;
}

declare module '@palaro/server' {
  interface Events {
    'turnover.waived': TurnoverWaived;
  }
}
