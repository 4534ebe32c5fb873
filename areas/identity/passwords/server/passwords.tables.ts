import type { Generated } from 'kysely';

declare module '@palaro/server' {
  interface Tables {
    temporary_password: {
      member_id: string;
      /** Null after it was used. */
      digest: Buffer | null;
      expires_at: Date;
      proven_until: Generated<Date | null>;
      /** The session that it opened. */
      proven_session: Generated<string | null>;
      replaced_hash: Generated<string | null>;
    };
    password_mail_request: { id: string; account: string; email: string; asked_at: Date };
  }
}
