import type { MemberId } from '@palaro/kernel';
import type { LimitKind, LimitPeriod } from '../limit-changes.ts';

/** A looser limit waits, was taken back, or the member has none any more. */
interface LimitLoosened {
  memberId: MemberId;
  change: string;
  step: 'asked' | 'cancelled' | 'removed';
  kind: LimitKind;
  period: LimitPeriod;
  /** A decimal; empty: no limit. */
  amount: string;
  /** ISO 8601: when it may be confirmed, or when the rest happened. */
  at: string;
}

declare module '@palaro/server' {
  interface Events {
    'limit.loosened': LimitLoosened;
  }
}
