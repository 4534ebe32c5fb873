import type { MemberId } from '@palaro/kernel';

/** The money of a person who may not play here must go back, emitted in the rejection's commit. */
interface KycReturnOrdered {
  memberId: MemberId;
  /** `unverified`: the last try below level 2 failed. */
  reason: 'under_age' | 'excluded' | 'unverified';
  /** ISO 8601. */
  at: string;
}

declare module '@palaro/server' {
  interface Events {
    'kyc.return-ordered': KycReturnOrdered;
    /** An operator opened verification again after the last try. */
    'kyc.reopened': { memberId: MemberId };
  }
}
