import type { ColumnType, Generated } from 'kysely';

export interface MemberRow {
  id: Generated<string>;
  account: string;
  nickname: Generated<string>;
  type: number;
  merchant_code: string;
  language: string;
  /** Null: the member logs in only by a code or a social account. */
  password_hash: string | null;
  first_time_login: Generated<boolean>;
  password_expired: Generated<boolean>;
  state: Generated<'active' | 'disabled' | 'closed'>;
  kyc_level: Generated<number>;
  upline_id: string | null;
  uplines: Generated<string[]>;
  to_upline: Generated<boolean>;
  registered_at: Date;
  last_login_at: Date | null;
  last_login_ip: string | null;
  /** E.164. It is proven to be the member's only where `mobile_verified_at` is set. */
  mobile: string | null;
  mobile_verified_at: Date | null;
  email: string | null;
  email_verified_at: Date | null;
  payee_name: string | null;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  /** `1` to `24`: a drawing of the kit; otherwise the id of an upload. */
  icon: Generated<string>;
  contacts: ColumnType<Partial<Record<Contact, string>>, string | undefined, string>;
  payment_password_hash: string | null;
  withdrawals_held_until: Date | null;
  register_method: RegisterMethod | null;
  register_ip: string | null;
  closed_at: Date | null;
  /** Disabled until then by an operator; a task opens the account again. */
  frozen_until: Generated<Date | null>;
}

/** Other ways to reach a member; stored as typed. */
export type Contact = 'qqNum' | 'facebook' | 'wechat' | 'line' | 'whatsapp' | 'zalo';
/** The kind of app that the member registered in (REG-08). */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/**
 * A break that the member chose, or an exclusion from play (docs/domain/responsible-gaming.md §3).
 */
export type ExclusionKind = 'time_out' | 'self' | 'family' | 'licensee';

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
  | 'closed';
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
  interface Tables {
    member: MemberRow;
    /** `device` is the SHA-256 of the browser's mark. */
    member_device: {
      member_id: string;
      device: Buffer;
      user_agent: string;
      ip: string;
      first_at: Date;
      last_at: Date;
    };
    login_history: {
      id: Generated<string>;
      member_id: string;
      at: Date;
      succeeded: boolean;
      how: LoginWay;
      user_agent: string;
      ip: string;
      new_device: boolean;
      session_id: string | null;
    };
    login_name: { net: string; name: Buffer; until: Date };
    remembered_login: {
      selector: string;
      family: string;
      hash: Buffer;
      member_id: string;
      device: Buffer | null;
      type: 'username' | 'sms';
      created_at: Date;
      expires_at: Date;
      replaced_at: Generated<Date | null>;
      next_selector: Generated<string | null>;
    };
    account_change: {
      id: Generated<string>;
      member_id: string;
      what: AccountChange;
      done_by: ChangedBy;
      at: Date;
      ip: string | null;
      user_agent: string | null;
      detail: ColumnType<Record<string, string>, string, string>;
    };
    session: {
      id: string;
      token_hash: Buffer;
      /** The token before the last step-up, and until when it still opens the session. */
      old_token_hash: Generated<Buffer | null>;
      old_token_until: Generated<Date | null>;
      member_id: string;
      kind: 'A' | 'PL';
      gateway: number;
      device: string;
      user_agent: string;
      ip: string;
      /** May only change the password: it is the first one, expired, or temporary. */
      restricted: boolean;
      leaving: Generated<Leaving | null>;
      device_mark: Generated<Buffer | null>;
      remembered_family: Generated<string | null>;
      created_at: Date;
      last_used_at: Date;
      idle_until: Date;
      absolute_until: Date;
      ended_at: Date | null;
      end_reason: string | null;
    };
    /** Answers that step-ups have just given; see the migration. */
    step_up_answer: {
      session_id: string;
      input: Buffer;
      answer: Buffer;
      tries: Generated<number>;
      until: Date;
    };
    exclusion: {
      id: Generated<string>;
      member_id: string;
      kind: ExclusionKind;
      from_at: Date;
      until_at: Date | null;
      imposed_by: Generated<string>;
      lifted_at: Generated<Date | null>;
    };
    login_guard: {
      scope: string;
      failures: number;
      window_until: Date;
      locked_until: Date | null;
      locks: Generated<number>;
    };
    /** `sealed` is the private key; null in rows that an earlier version wrote. */
    body_key: { kid: string; sealed: Buffer | null; created_at: Date };
    body_nonce: { nonce: string; expires_at: Date };
  }
}
