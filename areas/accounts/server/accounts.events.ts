import type { MemberId } from '@palaro/kernel';
import type { AccountChange, ChangedBy, ExclusionKind, OldContact } from './accounts.tables.ts';

/** Somebody logged in. */
export interface SessionOpened {
  sessionId: string;
  memberId: MemberId;
  account: string;
  ip: string;
  userAgent: string;
  /** The account's first login of all. */
  first: boolean;
  /** The account was never used from this browser, and it is not its first login. */
  newDevice: boolean;
  at: Date;
}

/** Something of an account was changed, and the change is committed. */
export interface AccountChanged {
  /** Of the row in `account_change`; a repeat of the event has the same. */
  id: string;
  memberId: MemberId;
  what: AccountChange;
  by: ChangedBy;
  at: Date;
  ip: string | null;
  userAgent: string | null;
  detail: Record<string, string>;
  tellOld: OldContact | null;
}

/** A break or an exclusion began. */
interface MemberExcluded {
  memberId: MemberId;
  kind: ExclusionKind;
  at: Date;
  /** Null: indefinite. */
  until: Date | null;
}

declare module '@palaro/server' {
  interface Events {
    'session.opened': SessionOpened;
    'account.changed': AccountChanged;
    'member.excluded': MemberExcluded;
  }
}
