declare module '@palaro/server' {
  interface Tables {
    temporary_password: {
      member_id: string;
      /** Null once it was used. */
      digest: Buffer | null;
      expires_at: Date;
      proven_until: Date | null;
      replaced_hash: string | null;
    };
    password_mail_request: { id: string; account: string; email: string; asked_at: Date };
  }
}
export {};
