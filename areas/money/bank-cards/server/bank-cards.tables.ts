import type { Generated } from 'kysely';

declare module '@palaro/server' {
  interface Tables {
    bank_card: {
      id: string;
      member_id: string;
      bank_code: string;
      number_sealed: Buffer;
      number_digest: Buffer;
      last4: string;
      holder: string;
      branch: string | null;
      is_default: Generated<boolean>;
      state: 'active' | 'review';
      added_at: Date;
      usable_from: Date;
      removed_at: Generated<Date | null>;
    };
  }
}
