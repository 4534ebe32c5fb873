import type { Generated } from 'kysely';

/** Why a passkey signs: to be added, to prove its owner in a session, or to complete a login. */
export type ChallengePurpose = 'add' | 'prove' | 'login';

declare module '@palaro/server' {
  interface Tables {
    factor_app: {
      member_id: string;
      secret: Buffer;
      made_at: Date;
      confirmed_at: Date | null;
      last_step: Generated<string>;
    };
    factor_passkey: {
      id: string;
      member_id: string;
      public_key: Buffer;
      counter: string;
      transports: string[];
      name: string;
      added_at: Date;
      last_used_at: Date | null;
    };
    factor_recovery: { member_id: string; digest: Buffer };
    factor_ticket: {
      digest: Buffer;
      member_id: string;
      device: string;
      remember: boolean;
      remember_as: 'username' | 'sms';
      tries: Generated<number>;
      expires_at: Date;
      /** Null on tickets of the previous release; those open nothing. */
      password_digest: Buffer | null;
      /** The temporary password that began the login; null for every other login. */
      temporary_digest: Generated<Buffer | null>;
    };
    factor_challenge: {
      challenge: string;
      member_id: string;
      purpose: ChallengePurpose;
      expires_at: Date;
    };
  }
}
