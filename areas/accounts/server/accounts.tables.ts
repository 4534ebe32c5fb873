import type { ColumnType, Generated } from 'kysely';

export interface MemberRow {
  id: Generated<string>;
  account: string;
  nickname: Generated<string>;
  type: number;
  merchant_code: string;
  language: string;
  password_hash: string;
  first_time_login: Generated<boolean>;
  password_expired: Generated<boolean>;
  state: Generated<'active' | 'disabled'>;
  kyc_level: Generated<number>;
  upline_id: string | null;
  uplines: Generated<string[]>;
  to_upline: Generated<boolean>;
  registered_at: Date;
  last_login_at: Date | null;
  last_login_ip: string | null;
}

/** A break of the member's own, or that he may not play (responsible-gaming.md §3). */
export type ExclusionKind = 'time_out' | 'self' | 'family' | 'licensee';

declare module '@palaro/server' {
  interface Tables {
    member: MemberRow;
    session: {
      id: string;
      token_hash: Buffer;
      member_id: string;
      kind: 'A' | 'PL';
      gateway: number;
      device: string;
      user_agent: string;
      ip: string;
      restricted: boolean;
      created_at: Date;
      last_used_at: Date;
      idle_until: Date;
      absolute_until: Date;
      ended_at: Date | null;
      end_reason: string | null;
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
    captcha: { id: string; answer: string; tries: Generated<number>; expires_at: Date };
    body_key: { kid: string; private_jwk: ColumnType<object, string, never>; created_at: Date };
    body_nonce: { nonce: string; expires_at: Date };
    outbox: {
      id: Generated<string>;
      recipient: string;
      channel: 'sms' | 'mail' | 'captcha';
      text: string;
      code: string | null;
      sent_at: Date;
    };
  }
}
