import type { Generated } from 'kysely';

export type Channel = 'sms' | 'mail' | 'captcha';

/** `withheld`: written for somebody who is told nothing, so that both cost the same. */
export type MessageState = 'queued' | 'sent' | 'delivered' | 'failed' | 'withheld';

export interface OutboxRow {
  id: Generated<string>;
  recipient: string;
  channel: Channel;
  subject: Generated<string>;
  /** With the code in it in a demo alone; elsewhere dots stand in its place. */
  text: string;
  /** Filled in a demo alone. */
  code: string | null;
  purpose: Generated<string>;
  state: Generated<MessageState>;
  provider: string | null;
  provider_id: string | null;
  /** What is still to be sent, sealed; there while it is queued. */
  parcel: Buffer | null;
  tries: Generated<number>;
  next_at: Date | null;
  useful_until: Generated<Date>;
  sent_at: Date;
}

declare module '@palaro/server' {
  interface Tables {
    outbox: OutboxRow;
    /** `day` is of the site's zone, `YYYY-MM-DD`; `spent` is money as a decimal. */
    sms_spend: { day: string; spent: string };
  }
}
