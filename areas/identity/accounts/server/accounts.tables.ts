import type { ColumnType } from 'kysely';

/** Other ways to reach a member; stored as typed. */
export type Contact = 'qqNum' | 'facebook' | 'wechat' | 'line' | 'whatsapp' | 'zalo';
/** The kind of app that the member registered in (REG-08). */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/**
 * A break that the member chose, or an exclusion from play (docs/domain/responsible-gaming.md §3).
 */
export type ExclusionKind = 'time_out' | 'self' | 'family' | 'licensee';

/** Kinds of what an operator has blocked for a member until it is lifted. */
export type BlockKind = 'payout' | 'bonus';

/** What was changed about an account. */
export type AccountChange =
  | 'registered'
  | 'username'
  | 'password'
  | 'password_reset'
  | 'payment_password'
  | 'mobile'
  | 'email'
  | 'payee_name'
  | 'nickname'
  | 'icon'
  | 'bank_card_added'
  | 'bank_card_removed'
  | 'bank_card_default'
  | 'bank_card_approved'
  | 'bank_card_refused'
  | 'security_questions'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes'
  | 'passkey_added'
  | 'passkey_removed'
  | 'social_linked'
  | 'social_unlinked'
  | 'kyc'
  | 'logged_out_everywhere'
  | 'remembered_stolen'
  | 'data_exported'
  | 'closed'
  | 'reopened';
export type ChangedBy = 'member' | 'operator' | 'system';
/** The member's contact before the change. */
export interface OldContact {
  mobile?: string;
  email?: string;
}

/** Why an account may only withdraw its money: the code that refuses its other calls. */
export type Leaving = 'rg.excluded' | 'account.closed';
/** How somebody logged in. */
export type LoginWay =
  | 'password'
  | 'sms'
  | 'firebase'
  | 'remembered'
  | 'social'
  | 'register'
  | 'trial'
  | 'reset'
  | 'second_factor';

declare module '@palaro/server' {
  interface Refinements {
    member: { contacts: ColumnType<Partial<Record<Contact, string>>, string | undefined, string> };
    login_history: { how: LoginWay };
    account_change: {
      what: AccountChange;
      detail: ColumnType<Record<string, string>, string, string>;
    };
  }
}
