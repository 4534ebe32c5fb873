import type { MemberId } from '@palaro/kernel';
import type { AccountChange, ChangedBy, ExclusionKind, OldContact } from './accounts.tables.ts';

/** Somebody logged in from a browser that the account was never used from before. */
export interface SessionOpened {
  sessionId: string;
  memberId: MemberId;
  account: string;
  ip: string;
  userAgent: string;
  /** The account's first login ever. */
  first: boolean;
  /** This is not the account's first login. */
  newDevice: boolean;
  /** ISO 8601. */
  at: string;
}

/** Something about an account was changed, and the change is committed. */
export interface AccountChanged {
  /** Id of the row in `account_change`; a repeated event carries the same id. */
  id: string;
  memberId: MemberId;
  what: AccountChange;
  by: ChangedBy;
  /** ISO 8601. */
  at: string;
  ip: string | null;
  userAgent: string | null;
  detail: Record<string, string>;
  tellOld: OldContact | null;
}

/** A break or an exclusion began. */
interface MemberExcluded {
  memberId: MemberId;
  kind: ExclusionKind;
  /** ISO 8601. */
  at: string;
  /** Null: indefinite. */
  until: string | null;
  /** The operator, another account or the decision that it follows; empty: the member himself. */
  imposedBy?: string;
}

declare module '@palaro/server' {
  interface Events {
    'session.opened': SessionOpened;
    'session.logged-out': { memberId: MemberId; sessionId: string };
    'account.changed': AccountChanged;
    'member.excluded': MemberExcluded;
  }
}
