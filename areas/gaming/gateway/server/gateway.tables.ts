import type { Generated } from 'kysely';

declare module '@palaro/server' {
  interface Tables {
    gateway_nonce: { key: string; nonce: string; seen_at: Date };
    gateway_message: {
      id: Generated<string>;
      at: Date;
      vendor: string;
      key: string;
      command: string;
      body: string | null;
      body_digest: Buffer;
      status: string;
      answer: string;
      ms: number;
    };
    gateway_parked: {
      id: Generated<string>;
      vendor: string;
      command: string;
      status: string;
      body: Buffer;
      body_digest: Buffer;
      parked_at: Date;
      /** A message of a batch, kept with its command. */
      part: boolean;
      resolved_at: Date | null;
      outcome: 'booked' | 'corrected' | 'refused' | null;
    };
  }
}
