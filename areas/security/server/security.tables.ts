import type { Generated } from 'kysely';

/** What is guessed at: each has a count of its own. */
export type Guarded = 'payment_password' | 'questions';

declare module '@palaro/server' {
  interface Tables {
    security_guard: {
      member_id: string;
      what: Guarded;
      failures: number;
      locked_until: Date | null;
    };
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
    security_answer: {
      member_id: string;
      question_id: number;
      answer_hash: string;
      set_at: Date;
    };
    profile_picture: { id: string; member_id: string; bytes: Buffer; added_at: Date };
  }
}
