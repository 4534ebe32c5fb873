import type { ColumnType, Generated } from 'kysely';

/** What a code proves; a code of another purpose is refused. */
export type CodePurpose =
  | 'register'
  | 'login'
  | 'reset'
  | 'mobile'
  | 'email'
  | 'step_up'
  | 'payment_reset';

declare module '@palaro/server' {
  interface Tables {
    verification_code: {
      /** E.164, or a mail address in lower case. */
      recipient: string;
      purpose: CodePurpose;
      device: string;
      digest: Buffer;
      tries: Generated<number>;
      used_at: Date | null;
      expires_at: Date;
    };
    captcha: {
      id: string;
      digest: Buffer;
      tries: Generated<number>;
      used_at: Date | null;
      expires_at: Date;
    };
    use_count: {
      scope: string;
      used_at: ColumnType<Date[], never, never>;
      keep_until: Date;
    };
  }
}
