import type { Provider } from '../social.api.ts';

declare module '@palaro/server' {
  interface Tables {
    social_identity: {
      provider: Provider;
      subject: string;
      member_id: string;
      email: string | null;
      name: string | null;
      linked_at: Date;
      used_at: Date;
    };
    social_attempt: {
      state: Buffer;
      browser: Buffer;
      provider: Provider;
      origin: string;
      back: string;
      member_id: string | null;
      expires_at: Date;
    };
    social_ticket: {
      ticket: Buffer;
      provider: Provider;
      subject: string;
      email: string | null;
      email_verified: boolean;
      name: string | null;
      member_id: string | null;
      issued_at: Date;
      expires_at: Date;
    };
    social_spent: { hash: Buffer; expires_at: Date };
  }
}
