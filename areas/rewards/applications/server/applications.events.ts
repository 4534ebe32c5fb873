import type { MemberId } from '@palaro/kernel';
import type { Rejection } from '../applications.api.ts';

/** An operator rejected a member's application. */
interface ApplicationRejected {
  memberId: MemberId;
  application: string;
  promotion: string;
  reason: Rejection;
  /** The operator's note to him; empty: none. */
  note: string;
}

declare module '@palaro/server' {
  interface Events {
    'application.rejected': ApplicationRejected;
  }
}
